/** The parts of a plan, in the order of their tabs. Each is also its address: `#comida`. */
export const PLAN_PARTS = ['hoy', 'semana', 'comida', 'suplementos', 'riesgo', 'fuentes'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** Places inside a part that have an address of their own. */
const PLACES: Readonly<Record<string, PlanPart>> = {
  menu: 'comida',
  comparar: 'riesgo',
  controles: 'riesgo',
  compuestos: 'riesgo',
};

/** The part that an address names, with or without "#". Any other address opens the first one. */
export function findPlanPart(hash: string): PlanPart {
  const name = hash.replace(/^#/, '');
  return PLAN_PARTS.find((part) => part === name) ?? PLACES[name] ?? 'hoy';
}
