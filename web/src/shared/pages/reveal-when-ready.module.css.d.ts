export declare const unseen: string;
export declare const pending: string;
