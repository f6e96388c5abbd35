export declare const status: string;
export declare const active: string;
export declare const inactive: string;
export declare const call: string;
export declare const callLink: string;
export declare const callText: string;
export declare const callPanel: string;
export declare const callHint: string;
