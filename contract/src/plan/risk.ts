import { RISK_LEVELS } from '@forja/domain/risk/risk-assessment';
import { z } from 'zod';
import { basis, notice, sourceKey, traced } from './traced.ts';

const level = z.enum(RISK_LEVELS);

export const riskAssessment = z
  .object({
    level,
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
    conflictingEvidence: z.array(notice),
    refusesCompounds: z.boolean(),
    disclaimer: z.string(),
  })
  .meta({ id: 'RiskAssessment', description: 'How much risk, why, and what would lower it' });

export const chemistryPlan = z.object({
  risk: riskAssessment,
  emergencySigns: z.array(notice),
  refusal: z.object({ text: z.string(), sources: z.array(sourceKey) }).exactOptional(),
  compounds: z.array(
    z.object({
      compoundId: z.string(),
      name: z.string(),
      route: z.string(),
      warnings: z.array(z.string()),
      monitoring: z.array(z.string()),
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
