export declare const list: string;
export declare const panel: string;
export declare const sticky: string;
export declare const start: string;
export declare const printedTitle: string;
