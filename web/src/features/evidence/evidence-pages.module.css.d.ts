export declare const root: string;
export declare const group: string;
export declare const index: string;
export declare const entries: string;
export declare const rule: string;
export declare const formula: string;
