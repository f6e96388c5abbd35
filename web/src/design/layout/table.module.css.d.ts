export declare const root: string;
export declare const end: string;
export declare const gap: string;
export declare const empty: string;
export declare const dense: string;
export declare const stacked: string;
export declare const stackedTitle: string;
export declare const stackedFigure: string;
