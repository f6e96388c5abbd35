export declare const meters: string;
export declare const bars: string;
export declare const filled: string;
