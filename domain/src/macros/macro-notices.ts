import type { Notice } from '../evidence/notice.ts';
import type { Traced } from '../evidence/traced.ts';
import { hasHighPressure, hasKidneyDisease, potassiumIsMedical } from '../person/health-of.ts';
import { hasFlag, type Profile } from '../person/profile.ts';

const forja = { basis: 'forja_rule' } as const;

/** What to read beside the macros. */
export function macroNotices(profile: Profile, mass: Traced): Notice[] {
  const kidney = hasKidneyDisease(profile);
  const notices: (Notice | false)[] = [
    kidney && {
      ...forja,
      code: 'protein-ceiling-kidney',
      severity: 'warning',
      text: 'Tu proteína tiene techo por el riñón: no sumes polvos ni más porciones. Preferí alimentos poco procesados y más de origen vegetal.',
      sources: ['kdigo2024'],
    },
    kidney &&
      hasFlag(profile, 'cirrhosis') && {
        ...forja,
        code: 'protein-kidney-and-cirrhosis',
        severity: 'warning',
        text: 'El riñón pide menos proteína y el hígado pide más: mostramos el techo del riñón, y la cantidad final la decide tu equipo médico.',
        sources: ['kdigo2024', 'easl2019'],
      },
    potassiumIsMedical(profile) && {
      ...forja,
      code: 'potassium-medical',
      severity: 'warning',
      text: 'No te damos un número de potasio ni te proponemos sal sin sodio: en tu caso el potasio se decide con un análisis de sangre.',
      sources: kidney ? ['kdigo2024'] : [],
    },
    hasHighPressure(profile) &&
      !potassiumIsMedical(profile) && {
        ...forja,
        code: 'potassium-with-pressure-medicines',
        severity: 'info',
        text: 'Si tomás enalapril, losartán, espironolactona u otro remedio parecido para la presión, preguntá antes de sumar potasio o sal sin sodio.',
        sources: [],
      },
    mass.value < profile.weightKg && {
      ...forja,
      code: 'reference-mass',
      severity: 'info',
      text: 'No contamos la proteína sobre tu peso entero sino sobre un peso de referencia: la grasa del cuerpo no pide proteína.',
      sources: [],
    },
    hasFlag(profile, 'insulin_or_sulfonylurea') && {
      ...forja,
      code: 'carbohydrate-with-insulin',
      severity: 'warning',
      text: 'No bajes los carbohidratos de golpe si usás insulina o sulfonilureas: la dosis se ajusta antes, con tu médico.',
      sources: ['ada2026s5'],
    },
  ];
  return notices.filter((notice) => notice !== false);
}
