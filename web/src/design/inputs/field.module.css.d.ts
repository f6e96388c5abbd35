export declare const root: string;
export declare const box: string;
export declare const text: string;
export declare const invalid: string;
export declare const message: string;
export declare const error: string;
export declare const ok: string;
