export declare const popup: string;
export declare const note: string;
export declare const danger: string;
