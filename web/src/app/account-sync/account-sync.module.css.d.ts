export declare const pendingList: string;
export declare const actions: string;
export declare const undoDiscard: string;
export declare const leaveActions: string;
