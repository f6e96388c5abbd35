export declare const header: string;
export declare const page: string;
export declare const importing: string;
export declare const block: string;
export declare const list: string;
export declare const buttons: string;
export declare const names: string;
export declare const details: string;
