export const favouritesMessages = {
  favourite: (name: string) => `${name}, favorito`,
} as const;
