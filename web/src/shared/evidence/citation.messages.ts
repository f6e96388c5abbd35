export const citationMessages = { secondary: 'Fuente secundaria.' } as const;
