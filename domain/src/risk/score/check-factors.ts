import { hasFinding } from '../../clinical/clinical-state.ts';
import type { Profile } from '../../profile/profile.ts';
import { scalePoints } from './point-scale.ts';
import type { PointScale } from './point-scale.ts';
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
import { expertFactor } from './scored-factor.ts';
import type { ScoredFactor } from './scored-factor.ts';

export function hasBaseline({ clinical: { readings } }: Pick<Profile, 'clinical'>): boolean {
  const { bloodPressure, labs } = readings;
  if (!bloodPressure) return false;
  const liver = labs.altTimesUpperLimit ?? labs.astTimesUpperLimit;
  return [labs.haematocritPercent, liver, labs.ldlMgDl, labs.hdlMgDl, labs.egfr].every(
    (value) => value !== undefined,
  );
}

const formatValue = (value: number): string => String(value).replace('.', ',');

/** A missing test adds nothing by itself; a missing baseline does. */
export function checkFactors(profile: Profile): ScoredFactor[] {
  const { bloodPressure, labs } = profile.clinical.readings;
  const enzymes = [labs.altTimesUpperLimit, labs.astTimesUpperLimit].filter(
    (value) => value !== undefined,
  );
  const worstEnzyme = enzymes.length > 0 ? Math.max(...enzymes) : undefined;
  const testFactor = (
    id: string,
    term: ScoredFactor['term'],
    ladder: PointScale,
    value: number | undefined,
    name: string,
    unit: string,
  ) =>
    value === undefined
      ? []
      : [
          expertFactor({
            id,
            term,
            text: `${name} ${formatValue(value)}${unit}`,
            points: scalePoints(ladder, value),
            modifiable: true,
          }),
        ];
  return [
    expertFactor({
      id: 'no-baseline',
      term: 'sinControles',
      text: 'Sin análisis completos ni presión de base',
      points: hasBaseline(profile) ? 0 : NO_BASELINE_WEIGHT,
      sources: ['m4', 'm5'],
      modifiable: true,
    }),
    ...(bloodPressure
      ? [
          expertFactor({
            id: 'blood-pressure',
            term: 'presión',
            text: `Presión ${bloodPressure.systolic}/${bloodPressure.diastolic}`,
            points: Math.max(
              scalePoints(SYSTOLIC, bloodPressure.systolic),
              scalePoints(DIASTOLIC, bloodPressure.diastolic),
            ),
            sources: ['l49'],
            modifiable: true,
          }),
        ]
      : []),
    ...testFactor(
      'haematocrit',
      'hematocrito',
      HAEMATOCRIT,
      labs.haematocritPercent,
      'Hematocrito',
      ' %',
    ).map((factor) => ({
      ...factor,
      sources: ['r10' as const, 'm1' as const, 'm2' as const],
    })),
    ...testFactor(
      'liver-enzymes',
      'hígado',
      LIVER_ENZYMES,
      worstEnzyme,
      'ALT o AST',
      ' veces el límite',
    ),
    ...testFactor('ldl', 'ldl', LDL, labs.ldlMgDl, 'LDL', ' mg/dL'),
    ...testFactor('hdl', 'hdl', LOW_HDL, labs.hdlMgDl, 'HDL', ' mg/dL'),
    ...testFactor('egfr', 'riñón', LOW_EGFR, labs.egfr, 'Filtrado del riñón', ' mL/min'),
    ...(hasFinding(profile, 'diabetes')
      ? []
      : testFactor('hba1c', 'hba1c', HBA1C, labs.hba1cPercent, 'HbA1c', ' %')),
  ];
}
