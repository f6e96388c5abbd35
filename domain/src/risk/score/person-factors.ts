import type { Level } from '../../person/choices.ts';
import { TRAINING_YEARS } from '../../person/training-years.ts';
import { hasFinding } from '../../clinical/clinical-state.ts';
import type { Finding } from '../../clinical/findings.ts';
import type { SourceKey } from '../../evidence/sources.ts';
import type { Profile } from '../../profile/profile.ts';
import { scalePoints } from './point-scale.ts';
import {
  AGE,
  BODY_MASS_INDEX,
  CONDITION_WEIGHTS,
  FEMALE_WEIGHT,
  TRAINING_WEIGHTS,
} from './risk-weights.data.ts';
import { expertFactor } from './scored-factor.ts';
import type { ScoredFactor } from './scored-factor.ts';

const TRAINING_TEXTS: Readonly<Record<Level, string>> = {
  beginner: `${TRAINING_YEARS.beginner} de entrenamiento: el progreso natural recién empieza`,
  intermediate: `${TRAINING_YEARS.intermediate} de entrenamiento: queda mucho progreso natural`,
  advanced: `${TRAINING_YEARS.advanced} de entrenamiento: como no preguntamos cuántos, cuenta como 2 a 4`,
  elite: `${TRAINING_YEARS.elite}: como no preguntamos cuántos años entrenás, cuenta como 2 a 4`,
};

function conditionFactors(profile: Profile): ScoredFactor[] {
  const has = (...findings: readonly Finding[]) => hasFinding(profile, ...findings);
  const candidates: [
    present: boolean,
    id: string,
    text: string,
    points: number,
    modifiable?: boolean,
    sources?: SourceKey[],
  ][] = [
    [
      // A raised reading without a diagnosis counts only as pressure.
      has('diagnosed_hypertension'),
      'hypertension',
      'Hipertensión',
      CONDITION_WEIGHTS.hypertension,
      false,
      // The only comorbidity here that the quick guide names.
      ['m8'],
    ],
    [has('diabetes'), 'diabetes', 'Diabetes', CONDITION_WEIGHTS.diabetes],
    [
      has('family_premature_cvd'),
      'family-premature-cvd',
      'Enfermedad cardíaca temprana o muerte súbita en la familia',
      CONDITION_WEIGHTS.familyPrematureCvd,
    ],
    [has('smoking'), 'smoking', 'Fumar', CONDITION_WEIGHTS.smoking, true],
    [
      has('depression_anxiety_stable'),
      'depression-anxiety',
      'Depresión o ansiedad estables',
      CONDITION_WEIGHTS.stableDepressionOrAnxiety,
    ],
    [
      has('substance_use'),
      'substance-use',
      'Consumo de otras sustancias',
      CONDITION_WEIGHTS.substanceUse,
      true,
    ],
    [
      has('muscle_dysmorphia', 'eating_disorder_signs'),
      'dysmorphia-or-eating-disorder',
      'Dismorfia muscular o señales de un trastorno alimentario',
      CONDITION_WEIGHTS.muscleDysmorphiaOrEatingDisorder,
    ],
    [
      has('sleep_apnoea_treated'),
      'sleep-apnoea-treated',
      'Apnea del sueño tratada',
      CONDITION_WEIGHTS.treatedSleepApnoea,
    ],
  ];
  return candidates
    .filter(([present]) => present)
    .map(([, id, text, points, modifiable, sources]) =>
      expertFactor({
        id,
        term: 'antecedentes',
        text,
        points,
        ...(sources && { sources }),
        ...(modifiable && { modifiable }),
      }),
    );
}

export function personFactors(profile: Profile): ScoredFactor[] {
  const index = profile.clinical.readings.bodyMassIndex;
  return [
    expertFactor({
      id: 'age',
      term: 'edad',
      text: `${profile.ageYears} años`,
      points: scalePoints(AGE, profile.ageYears),
      sources: profile.ageYears < 21 ? ['m8'] : [],
    }),
    expertFactor({
      id: 'sex',
      term: 'sexo',
      text: 'Mujer: la virilización puede no revertir',
      points: profile.sex === 'female' ? FEMALE_WEIGHT : 0,
      sources: ['m8', 'r16'],
    }),
    expertFactor({
      id: 'body-mass-index',
      term: 'masaCorporal',
      text: `Índice de masa corporal ${index.toFixed(1).replace('.', ',')}; el músculo también lo sube, mirá cintura y altura`,
      points: scalePoints(BODY_MASS_INDEX, index),
      // The series covers obese people only.
      sources: index >= 30 ? ['k1'] : [],
    }),
    ...conditionFactors(profile),
    expertFactor({
      id: 'training',
      term: 'entrenamiento',
      text: TRAINING_TEXTS[profile.level],
      points: TRAINING_WEIGHTS[profile.level],
    }),
  ];
}
