import { planHealth } from '@forja/domain/clinical/health-line';
import { curveSources } from '@forja/domain/curve/curve-caveats.data';
import type { SourceKey } from '@forja/domain/evidence/sources';
import { COVERED_NUTRIENTS } from '@forja/domain/micros/covered-nutrients';
import { kitchenLimits } from '@forja/domain/menu/targets/kitchen-limits';
import { menuNotices } from '@forja/domain/menu/targets/menu-notices';
import { referenceIntakes } from '@forja/domain/micros/reference-intakes';
import { createProfile } from '@forja/domain/profile/profile';
import type { Plan } from '@forja/domain/plan/plan';
import { RISK_STATEMENTS } from '@forja/domain/risk/risk-statements.data';
import { getCurves } from '../compound-curves.ts';
import { isMinor } from '../is-minor.ts';

/** Gain of men with testosterone in a trial: no figure for a person exists. */
export const GAIN_WITH_COMPOUNDS: SourceKey = 'r36';

function sourcesOfTheMenu({ input }: Plan): SourceKey[] {
  const profile = createProfile(input);
  const findings = [...profile.clinical.findings];
  const { intakes, notices } = referenceIntakes(profile);
  const covered = intakes.filter(({ id }) => COVERED_NUTRIENTS.some((one) => one === id));
  return [
    'fdc',
    ...[...menuNotices(findings, kitchenLimits(findings)), ...notices].flatMap(
      ({ sources }) => sources,
    ),
    ...covered.flatMap(({ intake, upper }) => [...intake.sources, ...(upper?.sources ?? [])]),
  ];
}

/**
 * All sources of the page, those of the plan first. The page adds statements that the plan does not
 * store, and their badges need numbers.
 */
export function pageSources(plan: Plan): SourceKey[] {
  return [
    ...new Set([
      ...plan.sources,
      ...planHealth(plan).reasons.flatMap(({ sources }) => sources),
      ...sourcesOfTheMenu(plan),
      ...(plan.chemistry && !isMinor(plan)
        ? [...RISK_STATEMENTS.flatMap(({ sources }) => sources), GAIN_WITH_COMPOUNDS]
        : []),
      ...getCurves(plan).flatMap(({ regimen }) => curveSources(regimen)),
    ]),
  ];
}
