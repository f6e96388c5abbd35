export declare const goals: string;
export declare const line: string;
