import type { Traced } from '../evidence/traced.ts';
import { spanishNumber } from '../units/spanish-number.ts';
import type { DoseRange, SupplementDose } from './supplement-advice.ts';

/** Printed quantity: "Por toma" · "160 mg (2 mg/kg), 60 min antes". */
export type DoseLine = {
  readonly label: string;
  readonly text: string;
  readonly figures: readonly Traced[];
};

/** The label already says "por toma". */
const plainUnit = ({ unit }: Traced): string => unit.replace(/ por (toma|hora|día)$/u, '');

function doseLine(label: string, { low, high, detail }: DoseRange<Traced>, lead = ''): DoseLine {
  const isRange = high !== undefined && high.value !== low.value;
  const amount = isRange
    ? `${spanishNumber(low.value)} a ${spanishNumber(high.value)}`
    : spanishNumber(low.value);
  return {
    label,
    text: `${lead}${amount} ${plainUnit(low)}${detail ? ` ${detail}` : ''}`,
    figures: isRange ? [low, high] : [low],
  };
}

/** Engines before 1.3.0 stored a single figure. */
export function doseLines(dose: SupplementDose | Traced): DoseLine[] {
  if ('value' in dose)
    return [{ label: 'Dosis', text: `${spanishNumber(dose.value)} ${dose.unit}`, figures: [dose] }];
  const { perIntake, sodiumPerIntake, intakesPerDay, perHour, perDay, mostPerDay } = dose;
  return [
    ...(perIntake ? [doseLine('Por toma', perIntake)] : []),
    ...(sodiumPerIntake ? [doseLine('Sodio de cada toma', sodiumPerIntake)] : []),
    ...(intakesPerDay
      ? [
          {
            label: 'Tomas por día',
            text: `hasta ${spanishNumber(intakesPerDay.value)}`,
            figures: [intakesPerDay],
          },
        ]
      : []),
    ...(perHour ? [doseLine('Por hora de sesión', perHour)] : []),
    ...(perDay ? [doseLine('Por día', perDay)] : []),
    ...(mostPerDay ? [doseLine('Por día', mostPerDay, 'hasta ')] : []),
  ];
}
