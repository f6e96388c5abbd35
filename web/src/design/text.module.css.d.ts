export declare const lead: string;
export declare const secondary: string;
export declare const numeric: string;
export declare const figure: string;
export declare const unit: string;
export declare const label: string;
export declare const visuallyHidden: string;
