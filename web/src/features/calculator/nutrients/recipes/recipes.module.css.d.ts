export declare const list: string;
export declare const recipe: string;
export declare const ingredient: string;
export declare const name: string;
export declare const ingredientName: string;
export declare const amount: string;
export declare const total: string;
