import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { planNotices } from '../plan-notices.ts';
import type { Plan } from '../plan.ts';
import type { DifferencePart } from './plan-difference.ts';
import type { SupplementVerdict } from '../../supplements/supplement-advice.ts';
import { RISK_LABELS } from '../../risk/risk-labels.ts';

/** Non-numeric part of a plan. Lists change by added and removed items. */
export type PlanFact = {
  readonly part: DifferencePart;
  readonly what: string;
  readonly content: string | readonly string[];
};

const VERDICTS: Readonly<Record<SupplementVerdict, string>> = {
  worth_it: 'vale la pena',
  medical: 'lo decide un profesional',
  not_needed: 'no hace falta',
  avoid: 'evitalo',
};

export function planFacts(plan: Plan): PlanFact[] {
  const { training, supplements, chemistry, checkUps } = plan;
  // Plans of older engines have no health line.
  const health: Plan['health'] | undefined = plan.health;
  return [
    { part: 'training', what: 'División de la semana', content: training.split },
    {
      part: 'training',
      what: 'Días de entrenamiento',
      content: training.days.map(({ name }) => name).join(', '),
    },
    { part: 'training', what: 'Semanas', content: String(training.progression.length) },
    {
      part: 'training',
      what: 'Ejercicios',
      // Current names, so that a renamed exercise is no difference.
      content: training.days.flatMap(({ exercises }) =>
        exercises.map(({ exerciseId, name }) => exerciseById(exerciseId)?.name ?? name),
      ),
    },
    ...supplements.map(({ name, verdict }): PlanFact => ({
      part: 'supplements',
      what: name,
      content: VERDICTS[verdict],
    })),
    ...(chemistry
      ? [
          {
            part: 'risk',
            what: 'Nivel de riesgo con química',
            content: RISK_LABELS[chemistry.risk.level],
          } as const,
          {
            part: 'risk',
            what: 'Motivos para no incluir compuestos',
            content: chemistry.risk.hardStops.map(({ text }) => text),
          } as const,
          {
            part: 'risk',
            what: 'Lo que suma riesgo',
            content: chemistry.risk.factors.map(({ text }) => text),
          } as const,
          {
            part: 'risk',
            what: 'Compuestos con ficha',
            content: chemistry.compounds.map(({ name }) => name),
          } as const,
        ]
      : []),
    {
      part: 'check_ups',
      what: 'Controles médicos',
      content: checkUps.map(
        ({ title, tests }) =>
          `${title} (${tests.length === 1 ? '1 estudio' : `${tests.length} estudios`})`,
      ),
    },
    {
      part: 'notices',
      what: 'Antes de empezar',
      content: (health?.reasons ?? []).map(({ text }) => text),
    },
    { part: 'notices', what: 'Avisos', content: planNotices(plan).map(({ text }) => text) },
  ];
}
