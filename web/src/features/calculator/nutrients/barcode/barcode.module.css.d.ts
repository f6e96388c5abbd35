export declare const video: string;
