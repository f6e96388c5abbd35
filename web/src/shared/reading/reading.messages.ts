export const readingMessages = {
  aside: 'Al costado',
  contents: 'En esta página',
} as const;
