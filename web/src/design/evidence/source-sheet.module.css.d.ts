export declare const root: string;
export declare const formula: string;
export declare const result: string;
export declare const citation: string;
export declare const references: string;
export declare const popover: string;
export declare const popoverHeader: string;
