export type OpenSheet = 'list' | 'add' | 'swap' | 'notes' | 'warm-up' | 'settings' | 'finish';
