import { traced } from '../../evidence/traced.ts';
import type { Traced } from '../../evidence/traced.ts';
import type { SourceKey } from '../../evidence/sources.ts';
import type { Profile } from '../../profile/profile.ts';
import { CONFLICTING_EVIDENCE } from './conflicting-evidence.data.ts';
import { counterfactuals } from './counterfactuals.ts';
import { DISCLAIMERS } from '../disclaimers.data.ts';
import { riskLabel } from '../risk-labels.ts';
import type { RiskAssessment, RiskFactor } from '../risk-assessment.ts';
import { scoreUse } from '../score/score-use.ts';
import { MINIMUM_AGE_FOR_COMPOUNDS } from '../score/risk-weights.data.ts';
import { SUM_TERMS } from '../score/scored-factor.ts';
import type { ScoredFactor } from '../score/scored-factor.ts';
import { TREATMENT_NOTICE } from '../score/treatment.ts';

const ALL_TERMS = Object.values(SUM_TERMS).flat();
const SUM_STEPS = [
  ...Object.entries(SUM_TERMS).map(([name, terms]) => [name, terms.join(' + ')] as const),
  ['puntos', Object.keys(SUM_TERMS).join(' + ')] as const,
];

function pointsTrace(factors: readonly ScoredFactor[]): Traced {
  const inputs: Record<string, number> = Object.fromEntries(ALL_TERMS.map((term) => [term, 0]));
  const sources = new Set<SourceKey>();
  for (const { term, points, sources: cited } of factors) {
    inputs[term] = (inputs[term] ?? 0) + points;
    for (const key of cited) sources.add(key);
  }
  const rule = {
    rule: 'risk.points',
    title: 'Puntos de riesgo',
    unit: 'puntos',
    basis: 'expert_judgement',
    sources: [...sources],
    note: 'El peso de base es 10 × ln(2,81). Los demás son criterio experto en la misma unidad. No está validado.',
  } as const;
  return traced(rule, inputs, SUM_STEPS);
}

const toRiskFactor = ({ term: _, ...factor }: ScoredFactor): RiskFactor => factor;

const naturalRisk = (): RiskAssessment => ({
  level: 'low',
  label: riskLabel('low'),
  points: traced(
    {
      rule: 'risk.no-compounds',
      title: 'Puntos de riesgo sin sustancias',
      unit: 'puntos',
      basis: 'forja_rule',
      sources: [],
      note: 'Este número habla solo de sustancias, y este plan no lleva ninguna. Tu salud va aparte.',
    },
    { sustancias: 0 },
    [['puntos', 'sustancias']],
  ),
  factors: [],
  hardStops: [],
  counterfactuals: [],
  conflictingEvidence: [],
  refusesCompounds: false,
  disclaimer: DISCLAIMERS.withoutCompounds,
});

/**
 * Additive, monotone, unvalidated model of substance risk. Health alone is covered by the health
 * line.
 */
export function assessRisk(
  profile: Profile,
  { withCompounds }: { withCompounds: boolean },
): RiskAssessment {
  if (!withCompounds) return naturalRisk();
  const score = scoreUse(profile);
  const { level, hardStops, chemistry, isTreatment } = score;
  return {
    level,
    label: riskLabel(level, { isTreatment }),
    points: pointsTrace(score.factors),
    factors: score.factors.map(toRiskFactor),
    hardStops,
    counterfactuals: counterfactuals(profile, score),
    ...(isTreatment && { treatment: TREATMENT_NOTICE }),
    conflictingEvidence: [...CONFLICTING_EVIDENCE],
    refusesCompounds:
      level === 'very_high' ||
      profile.ageYears < MINIMUM_AGE_FOR_COMPOUNDS ||
      (level === 'high' && !chemistry.medicalFollowUp),
    disclaimer: DISCLAIMERS.notValidated,
  };
}
