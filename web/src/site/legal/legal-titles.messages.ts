export const legalTitles = { terms: 'Términos', privacy: 'Privacidad' } as const;
