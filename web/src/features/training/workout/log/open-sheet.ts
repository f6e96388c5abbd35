/** What is over the log. */
export type OpenSheet = 'list' | 'add' | 'swap' | 'notes' | 'warm-up' | 'settings' | 'finish';
