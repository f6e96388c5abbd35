export declare const viewport: string;
export declare const root: string;
export declare const body: string;
export declare const action: string;
export declare const danger: string;
