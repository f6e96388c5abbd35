export declare const header: string;
export declare const list: string;
export declare const days: string;
export declare const actions: string;
export declare const ways: string;
export declare const way: string;
