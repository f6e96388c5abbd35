export declare const header: string;
export declare const brand: string;
export declare const navigation: string;
export declare const badged: string;
export declare const end: string;
