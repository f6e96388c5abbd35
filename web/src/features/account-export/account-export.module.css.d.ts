export declare const footer: string;
export declare const importing: string;
export declare const report: string;
export declare const detail: string;
