export declare const list: string;
export declare const panel: string;
