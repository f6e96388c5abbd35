/** Tab order. Each is also its hash: `#comida`. */
export const PLAN_PARTS = ['hoy', 'semana', 'comida', 'suplementos', 'riesgo', 'fuentes'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** Hashes inside a part. */
const PLACES: Readonly<Record<string, PlanPart>> = {
  menu: 'comida',
  comparar: 'riesgo',
  controles: 'riesgo',
  compuestos: 'riesgo',
};

/** Part of a hash, with or without "#"; the first part by default. */
export function findPlanPart(hash: string): PlanPart {
  const name = hash.replace(/^#/, '');
  return PLAN_PARTS.find((part) => part === name) ?? PLACES[name] ?? 'hoy';
}
