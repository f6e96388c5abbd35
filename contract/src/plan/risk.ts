import { FINDINGS } from '@forja/domain/clinical/findings';
import { HEALTH_SEVERITIES } from '@forja/domain/clinical/health-severity';
import { RISK_LEVELS } from '@forja/domain/risk/risk-assessment';
import { z } from 'zod';
import { basis, notice, sourceKey, traced } from './traced.ts';

const level = z.enum(RISK_LEVELS);

export const healthLine = z
  .object({
    severity: z.enum(HEALTH_SEVERITIES),
    reasons: z.array(z.object({ finding: z.enum(FINDINGS), text: z.string(), basis, sources: z.array(sourceKey) })),
    text: z.string(),
  })
  .meta({ id: 'HealthLine', description: 'What health asks before starting, apart from the risk of substances' });

export const riskAssessment = z
  .object({
    level,
    label: z.string(),
    points: traced,
    factors: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        points: z.number(),
        basis,
        sources: z.array(sourceKey),
        modifiable: z.boolean(),
      }),
    ),
    hardStops: z.array(
      z.object({
        id: z.templateLiteral(['H', z.number()]),
        text: z.string(),
        basis,
        sources: z.array(sourceKey),
      }),
    ),
    counterfactuals: z.array(
      z.object({ id: z.string(), text: z.string(), level, points: z.number(), drop: z.number() }),
    ),
    treatment: notice.exactOptional(),
    conflictingEvidence: z.array(notice),
    refusesCompounds: z.boolean(),
    disclaimer: z.string(),
  })
  .meta({ id: 'RiskAssessment', description: 'How much risk, why, and what would lower it' });

const cardLine = z.object({ text: z.string(), sources: z.array(sourceKey) });

export const chemistryPlan = z.object({
  risk: riskAssessment,
  emergencySigns: z.array(notice),
  refusal: z.object({ text: z.string(), sources: z.array(sourceKey) }).exactOptional(),
  compounds: z.array(
    z.object({
      compoundId: z.string(),
      name: z.string(),
      route: z.string(),
      warnings: z.array(cardLine),
      monitoring: z.array(cardLine),
      medicalDose: z.object({ text: z.string(), sources: z.array(sourceKey) }).exactOptional(),
      sources: z.array(sourceKey),
    }),
  ),
  warnings: z.array(notice).exactOptional(),
});

export const checkUp = z.object({
  id: z.string(),
  week: z.number(),
  title: z.string(),
  tests: z.array(
    z.object({
      name: z.string(),
      consultSoon: z.string().exactOptional(),
      stopNow: z.string().exactOptional(),
      sources: z.array(sourceKey),
      basis: basis.exactOptional(),
    }),
  ),
  note: z.string().exactOptional(),
});
