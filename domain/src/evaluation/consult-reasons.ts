import { clinicalState } from '../clinical/clinical-state.ts';
import { healthLine, type HealthReason } from '../clinical/health-line.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { EATING_QUESTIONS, type HealthFlag } from '../person/choices.ts';
import type { PlanInput } from '../person/plan-input.ts';
import type { Answers } from './answers.ts';
import { readPersonalInfo } from './report-answers.ts';

export type ConsultReason = Pick<HealthReason, 'text'> & { readonly sources: readonly SourceKey[] };

/** Lower bound of each range. */
const LEAST_PRESSURE: Readonly<Record<string, { systolic: number; diastolic: number }>> = {
  'from-180': { systolic: 180, diastolic: 120 },
  'stage-3': { systolic: 160, diastolic: 100 },
  'stage-2': { systolic: 140, diastolic: 90 },
};

/** Forja's rules, absent from the plan form. */
const OWN_FLAGS: Readonly<Record<string, string>> = {
  symptoms:
    'Dolor de pecho, desmayo o falta de aire sin esfuerzo en el último mes: que te vea un médico antes de moverte más. Si te pasa ahora, llamá al 107 o al 911.',
  restriction:
    'Te dijeron que no hagas ejercicio, o que lo hagas con control: preguntale a ese médico qué podés hacer.',
};

/** Neutral defaults for unanswered questions. */
const UNKNOWN: PlanInput = {
  ageYears: 30,
  weightKg: 70,
  heightCm: 170,
  sex: 'male',
  conditions: ['none'],
  goal: 'maintenance',
  level: 'beginner',
  cycleWeeks: 12,
  cycleType: 'natural',
  screening: Object.fromEntries(EATING_QUESTIONS.map((question) => [question, 'no'])),
};

function answersAboutHealth(answers: Answers): PlanInput {
  const { ageYears, weightKg, heightCm } = readPersonalInfo(answers);
  const bloodPressure = LEAST_PRESSURE[answers['pressure'] ?? ''];
  const isPregnant = answers['pregnancy'] === 'yes';
  const health: HealthFlag[] = [
    ...(isPregnant ? (['pregnancy'] as const) : []),
    ...(answers['eating'] === 'yes' ? (['eating_disorder_signs'] as const) : []),
  ];
  return {
    ...UNKNOWN,
    ...(isPregnant && { sex: 'female' }),
    ...(ageYears !== undefined && { ageYears }),
    ...(weightKg !== undefined && heightCm !== undefined && { weightKg, heightCm }),
    ...(bloodPressure && { bloodPressure }),
    health,
  };
}

/** Gravest first. Pressure from 140/90 stops nothing. */
export function consultReasons(answers: Answers): ConsultReason[] {
  const { readings, ...state } = clinicalState(answersAboutHealth(answers));
  const clinical = { ...state, readings: { ...readings, bloodPressure: undefined } };
  const own = Object.entries(OWN_FLAGS).flatMap(([id, text]) =>
    answers[id] === 'yes' ? [{ text, sources: [] }] : [],
  );
  const derived = healthLine({ clinical })
    .reasons.filter(({ finding }) => finding !== 'hypertension')
    .map(({ text, sources }) => ({ text, sources }));
  return [...own, ...derived];
}
