export declare const places: string;
export declare const drawing: string;
export declare const body: string;
export declare const tape: string;
