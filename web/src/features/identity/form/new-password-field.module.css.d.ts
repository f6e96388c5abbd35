export declare const strength: string;
export declare const filled: string;
