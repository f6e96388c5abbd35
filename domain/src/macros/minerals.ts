import { hasFinding } from '../clinical/clinical-state.ts';
import { isPregnantOrNursing, isPotassiumMedical } from '../clinical/medical-decisions.ts';
import { traced, type Rule, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';

type SodiumRule = Pick<Rule, 'rule' | 'basis' | 'sources'> & {
  readonly note: string;
  readonly mg: number;
};

function sodiumRule(profile: Profile): SodiumRule {
  if (hasFinding(profile, 'kidney_disease'))
    return {
      rule: 'sodium.kidney-disease',
      basis: 'source',
      sources: ['kdigo2024'],
      note: 'Menos de 5 g de sal entre toda la comida del día.',
      mg: 2000,
    };
  if (hasFinding(profile, 'heart_disease'))
    return {
      rule: 'sodium.heart-disease',
      basis: 'forja_rule',
      sources: ['ezekowitz2022'],
      note: 'No te pedimos menos: en personas con insuficiencia cardíaca, apuntar a menos de 1.500 mg no bajó muertes ni internaciones. Si tu cardiólogo te dio otro número, vale el suyo.',
      mg: 2000,
    };
  if (hasFinding(profile, 'cirrhosis'))
    return {
      rule: 'sodium.cirrhosis',
      basis: 'forja_rule',
      sources: [],
      note: 'Punto de partida prudente: tu médico puede pedirte menos.',
      mg: 2000,
    };
  if (hasFinding(profile, 'hypertension'))
    return {
      rule: 'sodium.hypertension',
      basis: 'source',
      sources: ['whosodium2012', 'graudal2020'],
      note: 'La OMS pide a los adultos menos de 2000 mg, y bajar la sal bajó la presión en personas con hipertensión.',
      mg: 2000,
    };
  return {
    rule: 'sodium.general',
    basis: 'source',
    sources: ['nasem2019'],
    note: 'Por encima de esto conviene bajarlo. Si entrenás largo y con calor, perdés más sodio con el sudor.',
    mg: 2300,
  };
}

/** mg per day. */
export function sodiumLimit(profile: Profile): Traced {
  const { mg, ...rule } = sodiumRule(profile);
  return traced({ ...rule, title: 'Sodio por día, como mucho', unit: 'mg' }, {}, [
    ['sodio', String(mg)],
  ]);
}

const ADULT_TABLE_FROM = 19;

/** mg per day from food; undefined outside the adult table or when a clinician decides it. */
export function potassiumIntake(profile: Profile): Traced | undefined {
  if (
    isPotassiumMedical(profile) ||
    isPregnantOrNursing(profile) ||
    profile.ageYears < ADULT_TABLE_FROM
  )
    return undefined;
  return traced(
    {
      rule: 'potassium',
      title: 'Potasio por día',
      unit: 'mg',
      basis: 'source',
      sources: ['nasem2019'],
      note: 'De la comida: verduras, frutas, legumbres y papa. No hace falta un suplemento.',
    },
    {},
    [['potasio', profile.sex === 'male' ? '3400' : '2600']],
  );
}

/** mg per day without a blood test. Forja's rule. */
const MENU_POTASSIUM_CEILING = { kidney: 3000, kidneyAndMedicine: 2500 } as const;

/** mg per day of a menu; neither a target nor a medical limit. */
export function potassiumCeiling(profile: Profile): Traced | undefined {
  if (!hasFinding(profile, 'kidney_disease')) return undefined;
  const medicine = hasFinding(profile, 'potassium_raising_medicine');
  return traced(
    {
      rule: 'potassium-ceiling',
      title: 'Potasio de los menús, como mucho',
      unit: 'mg',
      basis: 'forja_rule',
      sources: [],
      note: 'Es un límite nuestro para los menús mientras no se conozca tu potasio en sangre: no es una meta ni lo que tenés permitido. Con tu análisis, tu equipo puede darte otro.',
    },
    {},
    [
      [
        'potasio',
        String(medicine ? MENU_POTASSIUM_CEILING.kidneyAndMedicine : MENU_POTASSIUM_CEILING.kidney),
      ],
    ],
  );
}
