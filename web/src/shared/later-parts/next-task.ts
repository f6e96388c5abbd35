/** Ends the current task: what the person did meanwhile is answered before the rest goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
