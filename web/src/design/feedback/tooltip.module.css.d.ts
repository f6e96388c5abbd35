export declare const root: string;
export declare const start: string;
export declare const end: string;
export declare const open: string;
