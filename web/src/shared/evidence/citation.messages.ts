export const citationMessages = {
  secondary: 'Fuente secundaria.',
  people: (people: string) => `Sobre: ${people}.`,
} as const;
