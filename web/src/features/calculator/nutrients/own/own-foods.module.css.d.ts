export declare const fields: string;
export declare const folded: string;
export declare const list: string;
export declare const row: string;
export declare const name: string;
export declare const buttons: string;
