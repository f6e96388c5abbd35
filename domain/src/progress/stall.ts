import type { Basis } from '../evidence/traced.ts';
import { addDays } from '../calendar/day.ts';
import { middleOfMax } from '../workouts/estimated-max.ts';
import type { SessionBest } from './max-by-session.ts';

/** judgement: minimum window for a stall. */
const WINDOW_DAYS = 28;
const MIN_SESSIONS = 4;
/** judgement: smaller changes of the estimate are noise. */
const NOISE = 0.01;

export const STALL_RULE: { readonly basis: Basis; readonly text: string } = {
  basis: 'forja_rule',
  text: 'Un ejercicio está estancado cuando en las últimas cuatro semanas lo hiciste al menos cuatro veces y tu máximo estimado no pasó al de antes por más de 1 %.',
};

type Stall = { readonly bestKg: number; readonly since: string; readonly sessions: number };

/** Sessions in order, earliest first. Undefined if improving or unknown. */
export function findStall(sessions: readonly SessionBest[], today: string): Stall | undefined {
  const from = addDays(today, -WINDOW_DAYS);
  let best: { kg: number; day: string } | undefined;
  let recentKg = 0;
  let recent = 0;
  for (const { day, max } of sessions) {
    if (!max || day > today) continue;
    const kg = middleOfMax(max);
    if (day > from) {
      recent += 1;
      recentKg = Math.max(recentKg, kg);
    } else if (kg > (best?.kg ?? 0)) best = { kg, day };
  }
  if (!best || recent < MIN_SESSIONS || recentKg > best.kg * (1 + NOISE)) return undefined;
  return { bestKg: best.kg, since: best.day, sessions: recent };
}
