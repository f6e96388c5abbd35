export declare const header: string;
export declare const page: string;
export declare const column: string;
export declare const pair: string;
export declare const rows: string;
export declare const row: string;
export declare const line: string;
