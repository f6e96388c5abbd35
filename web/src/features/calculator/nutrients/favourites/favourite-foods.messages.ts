export const favouriteFoodsMessages = {
  title: 'Favoritos',
  showAll: (count: string) => `Ver los ${count} favoritos`,
  notSaved: 'No pudimos guardar el favorito',
} as const;
