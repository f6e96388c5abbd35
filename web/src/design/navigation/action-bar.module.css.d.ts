export declare const bar: string;
export declare const fixed: string;
export declare const row: string;
export declare const help: string;
export declare const navigation: string;
export declare const roomBelow: string;
export declare const overNavigation: string;
export declare const yieldsToNavigation: string;
