export declare const strip: string;
export declare const stack: string;
export declare const card: string;
export declare const body: string;
export declare const actions: string;
