export const pictureMessages = {
  claim: 'Ningún número sin fuente',
  tab: 'Entrenamiento, nutrición y suplementación',
} as const;
