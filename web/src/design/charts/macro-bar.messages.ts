export const macroBarMessages = {
  nutrient: 'Nutriente',
  grams: 'Gramos',
  share: 'Parte de la energía',
  unit: ' g',
};
