import { traced, type Traced } from '../evidence/traced.ts';
import { hasHighPressure, hasKidneyDisease, isPregnantOrNursing, potassiumIsMedical } from '../person/health-of.ts';
import { hasCondition, hasFlag, type Profile } from '../person/profile.ts';

/** mg of sodium per day, not to pass. */
export function sodiumLimit(profile: Profile): Traced {
  const shown = { title: 'Sodio por día, como mucho', unit: 'mg' } as const;
  if (hasKidneyDisease(profile))
    return traced(
      {
        ...shown,
        rule: 'sodium.kidney-disease',
        basis: 'source',
        sources: ['kdigo2024'],
        note: 'Menos de 5 g de sal entre toda la comida del día.',
      },
      {},
      [['sodio', '2000']],
    );
  if (hasHighPressure(profile))
    return traced(
      {
        ...shown,
        rule: 'sodium.hypertension',
        basis: 'forja_rule',
        sources: ['graudal2020', 'lichtenstein2021'],
        note: 'Bajar la sal bajó la presión en personas con hipertensión. Si podés, llegá a 1500 mg.',
      },
      {},
      [['sodio', '2000']],
    );
  if (hasCondition(profile, 'heart_disease') || hasFlag(profile, 'cirrhosis'))
    return traced(
      {
        ...shown,
        rule: 'sodium.heart-or-liver-disease',
        basis: 'forja_rule',
        sources: [],
        note: 'Punto de partida prudente: tu médico puede pedirte menos.',
      },
      {},
      [['sodio', '2000']],
    );
  return traced(
    {
      ...shown,
      rule: 'sodium.general',
      basis: 'source',
      sources: ['nasem2019'],
      note: 'Por encima de esto conviene bajarlo. Si entrenás largo y con calor, perdés más sodio con el sudor.',
    },
    {},
    [['sodio', '2300']],
  );
}

/** Age from which the adult table of reference intakes holds. */
const ADULT_TABLE_FROM = 19;

/** mg of potassium per day from food. Undefined where it belongs to a clinician, or where the adult table does not hold. */
export function potassiumIntake(profile: Profile): Traced | undefined {
  if (potassiumIsMedical(profile) || isPregnantOrNursing(profile) || profile.ageYears < ADULT_TABLE_FROM)
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
