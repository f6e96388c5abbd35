export declare const root: string;
export declare const bar: string;
export declare const message: string;
export declare const leaving: string;
