export declare const address: string;
export declare const actions: string;
