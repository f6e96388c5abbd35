export declare const list: string;
export declare const template: string;
