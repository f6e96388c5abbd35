export declare const root: string;
export declare const header: string;
export declare const body: string;
export declare const footer: string;
export declare const right: string;
export declare const bottom: string;
export declare const center: string;
export declare const wide: string;
