export const ACCESS_TABLE = [
  { id: 'glossary', access: 'public', text: 'El glosario entero, con sus fuentes' },
  {
    id: 'care',
    access: 'public',
    text: 'Qué hacer ante una alarma, los controles y cómo dejar de usar',
  },
  { id: 'summary', access: 'user', text: 'Con una cuenta, tu resumen mientras cargás tus datos' },
  {
    id: 'preview',
    access: 'user',
    text: 'Con una cuenta, el primer día, la primera comida y el riesgo entero de tu plan',
  },
  {
    id: 'own-data',
    access: 'user',
    text: 'Leer, exportar y borrar lo tuyo, también cuando la membresía terminó',
  },
  { id: 'evaluations', access: 'user', text: 'La evaluación integral, con su historial' },
  {
    id: 'plans',
    access: 'member',
    text: 'Planes con y sin química, completos, guardados y en PDF',
  },
  { id: 'plan-choices', access: 'member', text: 'Tu menú y tu semana, cambiados a tu manera' },
  { id: 'measures', access: 'member', text: 'Anotar tus medidas y ver su tendencia' },
  { id: 'support', access: 'member', text: 'Soporte prioritario por WhatsApp' },
] as const;

export type AccessRow = (typeof ACCESS_TABLE)[number];

const listTexts = (isListed: (row: AccessRow) => boolean): string[] =>
  ACCESS_TABLE.filter(isListed).map(({ text }) => text);

export const freeTexts = listTexts(({ access }) => access !== 'member');
export const memberTexts = listTexts(({ access }) => access === 'member');
