import type { Notice } from '../evidence/notice.ts';
import type { Traced } from '../evidence/traced.ts';
import { hasFinding } from '../clinical/clinical-state.ts';
import { isPotassiumMedical } from '../clinical/medical-decisions.ts';
import type { Profile } from '../profile/profile.ts';
import { spanishNumber } from '../units/spanish-number.ts';

const forja = { basis: 'forja_rule' } as const;

export function macroNotices(profile: Profile, mass: Traced): Notice[] {
  const kidney = hasFinding(profile, 'kidney_disease');
  const notices: (Notice | false)[] = [
    kidney && {
      ...forja,
      code: 'protein-ceiling-kidney',
      severity: 'warning',
      text: 'Tu proteína tiene techo por el riñón: no sumes polvos ni más porciones. Preferí alimentos poco procesados y más de origen vegetal.',
      sources: ['kdigo2024'],
    },
    kidney &&
      hasFinding(profile, 'cirrhosis') && {
        ...forja,
        code: 'protein-kidney-and-cirrhosis',
        severity: 'warning',
        text: 'El riñón pide menos proteína y el hígado pide más: mostramos el techo del riñón, y la cantidad final la decide tu equipo médico.',
        sources: ['kdigo2024'],
      },
    isPotassiumMedical(profile) && {
      ...forja,
      code: 'potassium-medical',
      severity: 'warning',
      text: 'No te damos una meta de potasio ni te proponemos sal sin sodio: en tu caso el potasio se decide con un análisis de sangre.',
      sources: kidney ? ['kdigo2024'] : [],
    },
    hasFinding(profile, 'hypertension') &&
      !isPotassiumMedical(profile) && {
        ...forja,
        code: 'potassium-with-pressure-medicines',
        severity: 'info',
        text: 'Si tomás enalapril, losartán, espironolactona u otro remedio parecido para la presión, preguntá antes de sumar potasio o sal sin sodio.',
        sources: [],
      },
    !kidney &&
      hasFinding(profile, 'diabetes') && {
        ...forja,
        code: 'protein-diabetes-kidney-unknown',
        severity: 'info',
        text: 'Con diabetes el riñón puede resentirse sin dar señales: hasta que un control del último año diga que tu filtrado y la albúmina en orina están bien, usamos 1 g de proteína por kilo y no pasamos de 1,3. El filtrado solo no alcanza, y la albúmina no te la preguntamos.',
        sources: ['kdigo2024'],
      },
    mass.value < profile.weightKg && {
      ...forja,
      code: 'reference-mass',
      severity: 'info',
      text: `No contamos la proteína sobre tu peso entero sino sobre ${spanishNumber(Math.round(mass.value * 10) / 10)} kg, lo que pesarías con un índice de masa corporal de 27,5: los kilos de más no piden más proteína.`,
      sources: [],
    },
    hasFinding(profile, 'hypoglycaemia_risk') && {
      ...forja,
      code: 'carbohydrate-with-insulin',
      severity: 'warning',
      text: 'No bajes los carbohidratos de golpe si usás insulina o sulfonilureas: la dosis se ajusta antes, con tu médico.',
      sources: [],
    },
  ];
  return notices.filter((notice) => notice !== false);
}
