export declare const buttons: string;
export declare const text: string;
export declare const file: string;
