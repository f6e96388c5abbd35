import type { Basis } from '@forja/domain/evidence/traced';

/** Names for the parts of a plan whose sentences have none. */
export const partMessages: Readonly<Record<string, string>> = {
  energy: 'Avisos de energía',
  macros: 'Avisos de nutrientes',
  hydration: 'Avisos de agua',
  training: 'Avisos de entrenamiento',
  supplements: 'Suplementos',
  projection: 'Proyección de peso',
  health: 'Lo que tu salud pide antes de empezar',
  risk: 'Riesgo por sustancias',
  chemistry: 'Riesgo por sustancias',
  checkUps: 'Controles de salud',
};
export const otherPart = 'Avisos de tu plan';

export const tableMessages = {
  compound: (name: string) => `Glosario, ${name}`,
  risks: 'Riesgo por sustancias',
  alarms: 'Qué hacer ante una alarma',
  stopping: 'Dejar de usar',
  health: 'Lo que tu salud pide antes de empezar',
};

export const sourceGroupMessages = {
  nutrition: 'Nutrición, entrenamiento y suplementos',
  clinical: 'Salud',
  compounds: 'Compuestos',
  unused: 'Leídas, que todavía no usamos',
};

export const ruleGroupMessages = {
  energy: 'Energía y peso',
  protein: 'Proteína',
  food: 'Otros nutrientes y agua',
  training: 'Entrenamiento',
  supplement: 'Suplementos',
  risk: 'Riesgo por sustancias',
};

export const basisMessages: Record<Basis, string> = {
  source: 'Publicado: la cuenta es la de la fuente.',
  forja_rule: 'Regla de Forja: los estudios orientan, la cuenta exacta la elegimos nosotros.',
  expert_judgement: 'Criterio experto: no hay una cifra publicada para esto.',
};
