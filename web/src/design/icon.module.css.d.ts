export declare const root: string;
export declare const small: string;
export declare const extraSmall: string;
