export declare const page: string;
export declare const header: string;
export declare const form: string;
export declare const dates: string;
export declare const sources: string;
export declare const calendar: string;
