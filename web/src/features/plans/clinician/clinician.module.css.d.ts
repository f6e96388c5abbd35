export declare const sheet: string;
export declare const columns: string;
export declare const actions: string;
