import { noticesOfPlan } from './notices-of-plan.ts';
import type { Plan } from './plan.ts';
import type { DifferencePart } from './plan-difference.ts';
import type { SupplementVerdict } from '../supplements/supplement-advice.ts';
import { RISK_LABELS } from '../risk/risk-labels.ts';

/** Something of the plan that is said and not counted. A list changes by what enters and what leaves. */
export type Fact = {
  readonly part: DifferencePart;
  readonly what: string;
  readonly says: string | readonly string[];
};

const VERDICTS: Readonly<Record<SupplementVerdict, string>> = {
  worth_it: 'vale la pena',
  medical: 'lo decide un profesional',
  not_needed: 'no hace falta',
  avoid: 'evitalo',
};

/** What a person would compare besides the figures, in the order of the page. */
export function factsOfPlan(plan: Plan): Fact[] {
  const { training, supplements, chemistry, checkUps } = plan;
  // A plan saved by an older engine has no health line.
  const health: Plan['health'] | undefined = plan.health;
  return [
    { part: 'training', what: 'División de la semana', says: training.split },
    { part: 'training', what: 'Días de entrenamiento', says: training.days.map(({ name }) => name).join(', ') },
    { part: 'training', what: 'Semanas', says: String(training.progression.length) },
    {
      part: 'training',
      what: 'Ejercicios',
      says: training.days.flatMap(({ exercises }) => exercises.map(({ name }) => name)),
    },
    ...supplements.map(({ name, verdict }): Fact => ({ part: 'supplements', what: name, says: VERDICTS[verdict] })),
    ...(chemistry
      ? [
          { part: 'risk', what: 'Nivel de riesgo con química', says: RISK_LABELS[chemistry.risk.level] } as const,
          {
            part: 'risk',
            what: 'Motivos para no incluir compuestos',
            says: chemistry.risk.hardStops.map(({ text }) => text),
          } as const,
          { part: 'risk', what: 'Lo que suma riesgo', says: chemistry.risk.factors.map(({ text }) => text) } as const,
          { part: 'risk', what: 'Compuestos con ficha', says: chemistry.compounds.map(({ name }) => name) } as const,
        ]
      : []),
    {
      part: 'check_ups',
      what: 'Controles médicos',
      says: checkUps.map(
        ({ title, tests }) => `${title} (${tests.length === 1 ? '1 estudio' : `${tests.length} estudios`})`,
      ),
    },
    { part: 'notices', what: 'Antes de empezar', says: (health?.reasons ?? []).map(({ text }) => text) },
    { part: 'notices', what: 'Avisos', says: noticesOfPlan(plan).map(({ text }) => text) },
  ];
}
