export declare const form: string;
export declare const actions: string;
