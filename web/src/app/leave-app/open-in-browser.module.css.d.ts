export declare const page: string;
export declare const steps: string;
export declare const address: string;
