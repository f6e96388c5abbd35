export declare const root: string;
export declare const top: string;
export declare const bottom: string;
export declare const perforation: string;
export declare const price: string;
export declare const checkList: string;
