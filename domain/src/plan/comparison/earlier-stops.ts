import { planHealth } from '../../clinical/health-line.ts';
import type { Notice } from '../../evidence/notice.ts';
import { isStop, planNotices } from '../plan-notices.ts';
import type { Plan, PlanOutcome } from '../plan.ts';

/** Stops that a saved plan lacks or delays, compared with its regenerated plan `again`. */
export function earlierStops(saved: Plan, again: PlanOutcome): Notice[] {
  if (!again.ok) return again.reasons;
  const codes = new Set(planNotices(saved).map(({ code }) => code));
  const findings = new Set(planHealth(saved).reasons.map(({ finding }) => finding));
  const lossEnd = findEarlierEnd(saved, again.plan);
  return [
    ...(lossEnd ? [lossEnd] : []),
    ...planNotices(again.plan).filter((notice) => isStop(notice) && !codes.has(notice.code)),
    ...planHealth(again.plan)
      .reasons.filter(({ finding }) => !findings.has(finding))
      .map(({ finding, text, basis, sources }): Notice => ({
        code: `health-${finding}`,
        severity: 'warning',
        text,
        basis,
        sources,
      })),
  ];
}

function findEarlierEnd(saved: Plan, again: Plan): Notice | undefined {
  const [before, now] = [saved.energy.deficitEnds?.week.value, again.energy.deficitEnds];
  if (!now || (before !== undefined && before <= now.week.value)) return undefined;
  const savedWeek = before === undefined ? '' : `, y no en la ${before}`;
  return {
    code: 'loss-ends-earlier',
    severity: 'warning',
    text: `La baja de tu plan termina antes de lo que decía: cerca de la semana ${now.week.value}${savedWeek}. Si ya llegaste a esa semana, comé lo que gastás y rehacé el plan con tu peso de hoy.`,
    basis: 'forja_rule',
    sources: now.week.sources,
  };
}
