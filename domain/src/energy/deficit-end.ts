import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { spanishNumber } from '../units/spanish-number.ts';
import {
  changeByWeek,
  type Energies,
  marginOverFloor,
  weightChange,
} from '../weight-change/weight-change.ts';

export type DeficitEnd = { weightKg: Traced; week: Traced };

const findStep = ({ steps }: Traced, name: string): number | undefined =>
  steps.find((step) => step.name === name)?.value;

const readFloors = (floor: Traced) => ({
  byIndex: findStep(floor, 'porIndice') ?? floor.value,
  byFat: findStep(floor, 'porGrasa'),
});

/** Whole weeks before the fastest body of the band passes the floor, at most `weeks`. */
export function weeksOverFloor(
  profile: Profile,
  energies: Energies,
  { weeks, floor }: { readonly weeks: number; readonly floor: Traced },
): number {
  const { byIndex, byFat = -Infinity } = readFloors(floor);
  const passing = changeByWeek(weightChange(profile, energies, weeks)).findIndex(
    ({ tissueKg, below }) =>
      profile.weightKg + tissueKg - below < byIndex || profile.weightKg + tissueKg < byFat,
  );
  return passing < 0 ? weeks : Math.max(0, passing - 1);
}

/** Undefined when the loss lasts the whole plan. */
export function deficitEnd(
  profile: Profile,
  energies: Energies,
  { weeks, floor }: { readonly weeks: number; readonly floor: Traced },
): DeficitEnd | undefined {
  if (weeks === profile.cycleWeeks || energies.target.value >= energies.expenditure.value)
    return undefined;
  const { inputs, steps } = marginOverFloor(profile, energies, weeks, readFloors(floor));
  const week = traced(
    {
      rule: 'deficit-end',
      title: 'Semana en la que la baja termina',
      unit: 'semana',
      basis: 'forja_rule',
      sources: ['hall2011'],
      note: 'Con el mismo modelo de la proyección: la última semana en la que el borde más rápido de la banda no pasa el peso más bajo del plan. Así el corte también protege a quien baja más rápido que el promedio.',
    },
    inputs,
    [...steps, ['semana', 'semanas']],
  );
  return { weightKg: floor, week };
}

export const deficitEndNotice = ({ weightKg, week }: DeficitEnd): Notice => ({
  code: 'deficit-ends-at-floor',
  severity: 'warning',
  text: `La baja termina cerca de la semana ${week.value}: quien baja más rápido que el promedio llega ahí a ${spanishNumber(weightKg.value)} kg, y no te llevamos más abajo. Desde ahí, o antes si llegás antes, comé lo que gastás y rehacé el plan con tu peso. ${weightKg.note ?? ''}`.trim(),
  basis: 'forja_rule',
  sources: weightKg.sources,
});
