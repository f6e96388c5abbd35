export declare const section: string;
export declare const preview: string;
export declare const actions: string;
export declare const file: string;
export declare const checks: string;
export declare const failed: string;
