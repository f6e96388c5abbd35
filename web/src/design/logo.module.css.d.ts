export declare const root: string;
export declare const iron: string;
