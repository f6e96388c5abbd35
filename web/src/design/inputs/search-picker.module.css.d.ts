export declare const root: string;
export declare const chips: string;
