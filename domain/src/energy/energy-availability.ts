import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Sex } from '../person/choices.ts';

/** Completes "si notás …". */
export const LOW_ENERGY_SIGNS: Readonly<Record<Sex, string>> = {
  male: 'cansancio, lesiones o menos deseo',
  female: 'cansancio, lesiones, menos deseo o cambios en la menstruación',
};

/** kcal per kg of fat-free mass. */
export function energyAvailability(target: Traced, exercise: Traced, lean: Traced): Traced {
  return traced(
    {
      rule: 'energy-availability',
      title: 'Energía disponible',
      unit: 'kcal/kg',
      basis: 'source',
      sources: ['loucks2003', 'mountjoy2023'],
      note: 'Lo que queda para tu cuerpo después de entrenar, por kilo de masa magra. Con menos de 30 se alteraron hormonas en un estudio de mujeres jóvenes: no es un límite igual para todos ni un diagnóstico.',
    },
    { meta: target.value, ejercicio: exercise.value, masaMagraKg: lean.value },
    [
      ['disponible', '(meta - ejercicio) / masaMagraKg'],
      ['redondeada', 'round(disponible, 1)'],
    ],
  );
}

/** Applies from 30, where the plan stops, to 35. */
export const lowAvailabilityNotice = (availability: Traced, sex: Sex): Notice | undefined =>
  availability.value >= 35
    ? undefined
    : {
        code: 'low-energy-availability',
        severity: 'warning',
        text: `Te queda poca energía disponible: si notás ${LOW_ENERGY_SIGNS[sex]}, comé más y consultá. No hagas esta etapa larga.`,
        basis: 'forja_rule',
        sources: ['loucks2003', 'mountjoy2023'],
      };
