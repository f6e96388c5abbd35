export declare const header: string;
export declare const form: string;
export declare const dates: string;
export declare const calendar: string;
