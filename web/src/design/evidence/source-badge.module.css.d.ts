export declare const root: string;
export declare const firm: string;
export declare const rule: string;
export declare const weak: string;
