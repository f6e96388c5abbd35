export const evidenceMessages = {
  levels: { 1: 'Bajo', 2: 'Medio', 3: 'Alto', 4: 'Muy Alto' },
  unknownLevel: 'Sin calcular',
  strengths: {
    A: 'metaanálisis o guía',
    B: 'ensayo controlado',
    C: 'estudio observacional',
    D: 'práctica sin estudios',
  },
  badge: (strength: string, words: string, number: number) =>
    `Fuente ${number}, evidencia ${strength}: ${words}`,
  risk: 'Riesgo ',
  strength: (strength: string, words: string) => `Evidencia ${strength}. ${words}.`,
  readSource: 'Leer la fuente',
  seeInSources: 'Ver en Fuentes',
  seeMethod: 'Cómo calculamos',
  opensTab: '(se abre en otra pestaña)',
  close: 'Cerrar',
};
