import { kineticsOf } from '@forja/domain/curve/curve-substances.data';
import type { SourceKey } from '@forja/domain/evidence/sources';
import type { Plan } from '@forja/domain/plan/plan';
import { RISK_STATEMENTS } from '@forja/domain/risk/risk-statements.data';
import { curvesOf } from './curves-of.ts';

/** The food table of the menus. */
const OF_THE_MENU: readonly SourceKey[] = ['fdc'];
const CAVEATS_OF_A_CURVE: readonly SourceKey[] = ['pk8', 'pk1', 's1'];

/**
 * Every source of the page, those of the plan first: what the page computes from the plan, or says beside it, has
 * sources that the plan itself does not keep, and a stamp must have its number.
 */
export function pageSources(plan: Plan): SourceKey[] {
  const curves = curvesOf(plan);
  return [
    ...new Set([
      ...plan.sources,
      ...OF_THE_MENU,
      ...(plan.chemistry ? RISK_STATEMENTS.flatMap(({ sources }) => sources) : []),
      ...curves.flatMap(({ regimen }) => [...regimen.sources, ...kineticsOf(regimen.substance).sources]),
      ...(curves.length > 0 ? CAVEATS_OF_A_CURVE : []),
    ]),
  ];
}
