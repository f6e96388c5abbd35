export declare const menu: string;
