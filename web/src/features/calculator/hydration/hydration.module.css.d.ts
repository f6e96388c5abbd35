export declare const quick: string;
export declare const step: string;
