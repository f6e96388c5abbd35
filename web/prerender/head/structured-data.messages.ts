export const structuredDataMessages = { home: 'Inicio' } as const;
