export declare const days: string;
export declare const exercises: string;
