/** On the pictures of shared links. */
export const pictureMessages = {
  claim: 'Ningún número sin fuente',
  /** On the tab of a page that belongs to no list. */
  tab: 'Entrenamiento, nutrición y suplementación',
} as const;
