import { hasFinding } from '../clinical/clinical-state.ts';
import type { Profile } from '../person/profile.ts';
import { pointsOn } from './ladder.ts';
import type { Ladder } from './ladder.ts';
import {
  DIASTOLIC,
  HAEMATOCRIT,
  HBA1C,
  LDL,
  LIVER_ENZYMES,
  LOW_EGFR,
  LOW_HDL,
  NO_BASELINE_WEIGHT,
  SYSTOLIC,
} from './risk-weights.data.ts';
import { judgedFactor } from './scored-factor.ts';
import type { ScoredFactor } from './scored-factor.ts';

/** Blood pressure, haematocrit, liver, lipids and kidney: less than that is not a baseline. */
export function hasBaseline({ clinical: { readings } }: Pick<Profile, 'clinical'>): boolean {
  const { bloodPressure, labs } = readings;
  if (!bloodPressure) return false;
  const liver = labs.altTimesUpperLimit ?? labs.astTimesUpperLimit;
  return [labs.haematocritPercent, liver, labs.ldlMgDl, labs.hdlMgDl, labs.egfr].every((value) => value !== undefined);
}

const printed = (value: number): string => String(value).replace('.', ',');

/** What blood pressure and tests add. A test that was not done adds nothing by itself: not having a baseline does. */
export function checkFactors(profile: Profile): ScoredFactor[] {
  const { bloodPressure, labs } = profile.clinical.readings;
  const enzymes = [labs.altTimesUpperLimit, labs.astTimesUpperLimit].filter((value) => value !== undefined);
  const worstEnzyme = enzymes.length > 0 ? Math.max(...enzymes) : undefined;
  const test = (
    id: string,
    term: ScoredFactor['term'],
    ladder: Ladder,
    value: number | undefined,
    name: string,
    unit: string,
  ) =>
    value === undefined
      ? []
      : [
          judgedFactor({
            id,
            term,
            text: `${name} ${printed(value)}${unit}`,
            points: pointsOn(ladder, value),
            modifiable: true,
          }),
        ];
  return [
    judgedFactor({
      id: 'no-baseline',
      term: 'sinControles',
      text: 'Sin análisis completos ni presión de base',
      points: hasBaseline(profile) ? 0 : NO_BASELINE_WEIGHT,
      sources: ['m4', 'm5'],
      modifiable: true,
    }),
    ...(bloodPressure
      ? [
          judgedFactor({
            id: 'blood-pressure',
            term: 'presión',
            text: `Presión ${bloodPressure.systolic}/${bloodPressure.diastolic}`,
            points: Math.max(pointsOn(SYSTOLIC, bloodPressure.systolic), pointsOn(DIASTOLIC, bloodPressure.diastolic)),
            sources: ['l49'],
            modifiable: true,
          }),
        ]
      : []),
    ...test('haematocrit', 'hematocrito', HAEMATOCRIT, labs.haematocritPercent, 'Hematocrito', ' %').map((factor) => ({
      ...factor,
      sources: ['r10' as const, 'm1' as const, 'm2' as const],
    })),
    ...test('liver-enzymes', 'hígado', LIVER_ENZYMES, worstEnzyme, 'ALT o AST', ' veces el límite'),
    ...test('ldl', 'ldl', LDL, labs.ldlMgDl, 'LDL', ' mg/dL'),
    ...test('hdl', 'hdl', LOW_HDL, labs.hdlMgDl, 'HDL', ' mg/dL'),
    ...test('egfr', 'riñón', LOW_EGFR, labs.egfr, 'Filtrado del riñón', ' mL/min'),
    ...(hasFinding(profile, 'diabetes') ? [] : test('hba1c', 'hba1c', HBA1C, labs.hba1cPercent, 'HbA1c', ' %')),
  ];
}
