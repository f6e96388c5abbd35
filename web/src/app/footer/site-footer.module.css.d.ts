export declare const root: string;
export declare const seller: string;
export declare const theme: string;
