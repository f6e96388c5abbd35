import type { Traced } from '../evidence/traced.ts';
import { spanishNumber } from '../units/spanish-number.ts';
import type { DoseRange, SupplementDose } from './supplement-advice.ts';

/** One quantity as it is printed: "Por toma" · "160 mg (2 mg/kg), 60 min antes". Never two on a line. */
export type DoseLine = { readonly label: string; readonly text: string; readonly figures: readonly Traced[] };

/** "mg por toma" is headed by its own label. */
const unitOf = ({ unit }: Traced): string => unit.replace(/ por (toma|hora|día)$/u, '');

function line(label: string, { low, high, detail }: DoseRange<Traced>, lead = ''): DoseLine {
  const isRange = high !== undefined && high.value !== low.value;
  const amount = isRange ? `${spanishNumber(low.value)} a ${spanishNumber(high.value)}` : spanishNumber(low.value);
  return {
    label,
    text: `${lead}${amount} ${unitOf(low)}${detail ? ` ${detail}` : ''}`,
    figures: isRange ? [low, high] : [low],
  };
}

/** Every quantity of a dose, each on its own line and with its own unit. Older engines than 1.3.0 saved one figure alone. */
export function doseLines(dose: SupplementDose | Traced): DoseLine[] {
  if ('value' in dose) return [{ label: 'Dosis', text: `${spanishNumber(dose.value)} ${dose.unit}`, figures: [dose] }];
  const { perIntake, intakesPerDay, perHour, perDay, mostPerDay } = dose;
  return [
    ...(perIntake ? [line('Por toma', perIntake)] : []),
    ...(intakesPerDay
      ? [
          {
            label: 'Tomas por día',
            text: `hasta ${spanishNumber(intakesPerDay.value)}`,
            figures: [intakesPerDay],
          },
        ]
      : []),
    ...(perHour ? [line('Por hora de sesión', perHour)] : []),
    ...(perDay ? [line('Por día', perDay)] : []),
    ...(mostPerDay ? [line('Por día', mostPerDay, 'hasta ')] : []),
  ];
}
