export const evidenceMessages = {
  risk: 'Riesgo ',
  strength: (strength: string, words: string) => `Evidencia ${strength}. ${words}.`,
  readSource: 'Leer la fuente',
  opensTab: '(se abre en otra pestaña)',
  close: 'Cerrar',
};
