export declare const header: string;
export declare const page: string;
export declare const list: string;
export declare const names: string;
