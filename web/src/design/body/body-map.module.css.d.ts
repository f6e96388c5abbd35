export declare const silhouette: string;
export declare const muscle: string;
