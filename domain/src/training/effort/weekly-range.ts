import { traced, type Traced } from '../../evidence/traced.ts';
import type { Level } from '../../person/choices.ts';

/** Fractional hard sets per muscle and week: evidence D1, engine defaults. */
export const WEEKLY_RANGE: Readonly<Record<Level, { readonly min: number; readonly max: number }>> =
  {
    beginner: { min: 6, max: 10 },
    intermediate: { min: 10, max: 16 },
    advanced: { min: 12, max: 20 },
    elite: { min: 12, max: 20 },
  };

export function weeklyRange(level: Level): { min: Traced; max: Traced } {
  const { min, max } = WEEKLY_RANGE[level];
  const shared = {
    unit: 'series',
    basis: 'forja_rule',
    sources: ['pelland2026', 'currier2026'],
  } as const;
  return {
    min: traced(
      {
        ...shared,
        rule: 'training.range-min',
        title: 'Piso de series por músculo y semana',
        note: 'Más series dan más músculo, cada vez con menos rinde: el piso y el techo por nivel los elegimos nosotros.',
      },
      { pisoDelNivel: min },
      [['piso', 'pisoDelNivel']],
    ),
    max: traced(
      {
        ...shared,
        rule: 'training.range-max',
        title: 'Techo de series por músculo y semana',
        note: 'Por encima no está claro que compense el cansancio.',
      },
      { techoDelNivel: max },
      [['techo', 'techoDelNivel']],
    ),
  };
}
