export declare const root: string;
export declare const column: string;
export declare const aside: string;
export declare const wideOnly: string;
export declare const contents: string;
