export declare const importing: string;
export declare const block: string;
export declare const buttons: string;
export declare const details: string;
