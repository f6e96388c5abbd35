import { referenceMass } from '../body/reference-mass.ts';
import { ADULT_CAFFEINE } from '../clinical/caffeine-limit.ts';
import type { Rule, Step, Traced } from '../evidence/traced.ts';
import { traced } from '../evidence/traced.ts';
import type { Goal } from '../person/choices.ts';
import type { Profile } from '../profile/profile.ts';
import { spanishNumber } from '../units/spanish-number.ts';
import type { Amount, DoseRange, PerIntake, SupplementDose } from './supplement-advice.ts';
import type { SupplementTargets } from './supplement-needs.ts';

type DoseProfile = Pick<Profile, 'weightKg' | 'heightCm' | 'goal'>;
type DoseRule<Per extends string> = Omit<Rule, 'unit'> & { readonly unit: `${string} por ${Per}` };
type Steps = readonly (readonly [Step['name'], Step['expression']])[];

const doseAmount = <Per extends string>(
  rule: DoseRule<Per>,
  inputs: Traced['inputs'],
  steps: Steps,
): Amount<Per> => ({
  ...traced(rule, inputs, steps),
  unit: rule.unit,
});

const constantDose = <Per extends string>(rule: DoseRule<Per>, value: number): Amount<Per> =>
  doseAmount(rule, {}, [['dosis', String(value)]]);

/** Strength benefits from 0.9–2 mg/kg of caffeine, endurance from 3–6. */
const CAFFEINE_PER_KG: Readonly<Record<Goal, number>> = {
  strength: 2,
  muscle_gain: 2,
  performance: 3,
  fat_loss: 2,
  maintenance: 2,
};
/**
 * Half of the daily cap, reserved for coffee and mate, which the form does not ask. Forja's rule.
 */
const CAFFEINE_OF_THE_DIET = 200;

function caffeine({ weightKg, goal }: DoseProfile): SupplementDose {
  const perKg = CAFFEINE_PER_KG[goal];
  const capped = perKg * weightKg > ADULT_CAFFEINE.intake;
  const intake = doseAmount(
    {
      rule: 'supplement.caffeine.intake',
      title: 'Cafeína por toma',
      unit: 'mg por toma',
      basis: 'forja_rule',
      sources: [goal === 'performance' ? 'guest2021' : 'grgic2022caf', 'efsa2015caffeine'],
      note: `Nunca más de 200 mg por toma${capped ? `: por tu peso, ese tope te deja en menos de ${perKg} mg/kg` : ''}. Empezá por la mitad.`,
    },
    { pesoKg: weightKg, mgPorKg: perKg },
    [
      ['porPeso', 'mgPorKg * pesoKg'],
      ['dosis', `min(${ADULT_CAFFEINE.intake}, floor(porPeso / 10) * 10)`],
    ],
  );
  const perKgReached = spanishNumber(Math.round((intake.value / weightKg) * 10) / 10);
  return {
    perIntake: {
      low: intake,
      detail: `(${capped ? `${perKgReached} mg/kg: el tope no deja llegar a ${perKg}` : `${perKg} mg/kg`}), 60 min antes`,
    },
    intakesPerDay: doseAmount(
      {
        rule: 'supplement.caffeine.intakes',
        title: 'Tomas de cafeína por día',
        unit: 'tomas por día',
        basis: 'forja_rule',
        sources: ['efsa2015caffeine'],
        note: 'Lo que queda del tope del día después del café, el mate y las gaseosas, que suponemos en 200 mg porque no los preguntamos. Separadas 6 horas o más, ninguna en las últimas 9 horas antes de dormir.',
      },
      {
        topeDelDia: ADULT_CAFFEINE.day,
        cafeinaDeLaDieta: CAFFEINE_OF_THE_DIET,
        toma: intake.value,
      },
      [['tomas', 'min(2, floor((topeDelDia - cafeinaDeLaDieta) / toma))']],
    ),
    mostPerDay: {
      low: constantDose(
        {
          rule: 'supplement.caffeine.day',
          title: 'Cafeína por día',
          unit: 'mg por día',
          basis: 'source',
          sources: ['efsa2015caffeine'],
          note: 'De todas las fuentes: café, mate, té, gaseosas, chocolate y energizantes cuentan.',
        },
        ADULT_CAFFEINE.day,
      ),
      detail: '(todo incluido: café, mate, gaseosas)',
    },
  };
}

/** Lowest effective g/kg, and Forja's maximum g per intake. */
const SODIUM_BICARBONATE = { perKg: 0.2, most: 20 } as const;
/** mg of sodium per g of bicarbonate: 22.99 of each 84.01 of NaHCO3, by atomic weights. */
const SODIUM_OF_BICARBONATE = 273.7;

function bicarbonateSodium(grams: number, limitMg: number): DoseRange<PerIntake> {
  const low = doseAmount(
    {
      rule: 'supplement.sodium-bicarbonate.sodium',
      title: 'Sodio de una toma de bicarbonato',
      unit: 'mg por toma',
      basis: 'forja_rule',
      sources: [],
      note: 'El bicarbonato de sodio es sodio en un 27,4 %, por los pesos atómicos de su fórmula. Cuenta entero dentro del límite del día.',
    },
    { bicarbonato: grams, sodioPorGramo: SODIUM_OF_BICARBONATE },
    [['sodio', 'round(bicarbonato * sodioPorGramo)']],
  );
  return { low, detail: `(el límite de tu plan es ${spanishNumber(limitMg)} mg por día)` };
}

/** Doses by id. Supplements without one are never recommended with an amount. */
export const DOSE_BY_SUPPLEMENT: Readonly<
  Record<
    string,
    (body: DoseProfile, targets: Pick<SupplementTargets, 'sodiumMg'>) => SupplementDose
  >
> = {
  creatine: ({ weightKg }) => ({
    perDay: {
      low: doseAmount(
        {
          rule: 'supplement.creatine.dose',
          title: 'Creatina por día',
          unit: 'g por día',
          basis: 'source',
          sources: ['kreider2017', 'antonio2021'],
          note: '0,1 g por kg, dentro de 3 a 5 g por día; redondeada a medio gramo.',
        },
        { pesoKg: weightKg },
        [
          ['porPeso', '0.1 * pesoKg'],
          ['dosis', 'min(5, max(3, round(porPeso * 2) / 2))'],
        ],
      ),
    },
  }),

  caffeine,

  'protein-powder': (body) => {
    const mass = { pesoDeCalculo: referenceMass(body).value };
    const rule = {
      unit: 'g de proteína por toma',
      basis: 'source',
      sources: ['jager2017'],
    } as const;
    const servingSteps = (perKg: string): Steps => [
      ['porPeso', `${perKg} * pesoDeCalculo`],
      ['dosis', 'min(40, max(20, round(porPeso)))'],
    ];
    return {
      perIntake: {
        low: doseAmount(
          { ...rule, rule: 'supplement.protein-powder.dose', title: 'Porción de proteína' },
          mass,
          servingSteps('0.25'),
        ),
        high: doseAmount(
          { ...rule, rule: 'supplement.protein-powder.max', title: 'Porción máxima de proteína' },
          mass,
          servingSteps('0.4'),
        ),
      },
    };
  },

  'beta-alanine': () => {
    const rule = { unit: 'g por día', basis: 'source', sources: ['trexler2015'] } as const;
    return {
      perDay: {
        low: constantDose(
          { ...rule, rule: 'supplement.beta-alanine.dose', title: 'Beta-alanina por día, desde' },
          4,
        ),
        high: constantDose(
          { ...rule, rule: 'supplement.beta-alanine.max', title: 'Beta-alanina por día, hasta' },
          6,
        ),
        detail: 'repartidos en varias tomas',
      },
    };
  },

  'sodium-bicarbonate': ({ weightKg }, { sodiumMg }) => {
    const low = doseAmount(
      {
        rule: 'supplement.sodium-bicarbonate.dose',
        title: 'Bicarbonato por toma',
        unit: 'g por toma',
        // The published dose is per kilo; the maximum is ours.
        basis:
          SODIUM_BICARBONATE.perKg * weightKg > SODIUM_BICARBONATE.most ? 'forja_rule' : 'source',
        sources: ['grgic2021bicarb'],
        note: '0,2 g por kg, la dosis mínima que mostró efecto. Por regla de Forja, nunca más de 20 g: carga de sodio y estómago.',
      },
      { pesoKg: weightKg },
      [
        ['porPeso', `${SODIUM_BICARBONATE.perKg} * pesoKg`],
        ['dosis', `min(${SODIUM_BICARBONATE.most}, floor(porPeso))`],
      ],
    );
    return {
      perIntake: { low, detail: 'una sola vez, ese día' },
      sodiumPerIntake: bicarbonateSodium(low.value, sodiumMg),
    };
  },

  nitrate: () => {
    const rule = {
      unit: 'mg de nitrato por toma',
      basis: 'expert_judgement',
      sources: [],
    } as const;
    return {
      perIntake: {
        low: constantDose(
          { ...rule, rule: 'supplement.nitrate.dose', title: 'Nitrato por toma, desde' },
          400,
        ),
        high: constantDose(
          { ...rule, rule: 'supplement.nitrate.max', title: 'Nitrato por toma, hasta' },
          500,
        ),
        detail: 'una sola vez, ese día',
      },
    };
  },

  electrolytes: () => {
    const rule = { unit: 'mg de sodio por hora', basis: 'expert_judgement', sources: [] } as const;
    return {
      perHour: {
        low: constantDose(
          {
            ...rule,
            rule: 'supplement.electrolytes.dose',
            title: 'Sodio por hora de sesión, desde',
          },
          300,
        ),
        high: constantDose(
          {
            ...rule,
            rule: 'supplement.electrolytes.max',
            title: 'Sodio por hora de sesión, hasta',
          },
          600,
        ),
      },
    };
  },

  'vitamin-b12': () => ({
    perDay: {
      low: constantDose(
        {
          rule: 'supplement.vitamin-b12.dose',
          title: 'Ingesta de referencia de vitamina B12',
          unit: 'µg por día',
          basis: 'source',
          sources: ['nasem2019'],
          note: 'Es lo que el cuerpo necesita por día, no lo que trae un comprimido.',
        },
        2.4,
      ),
      detail: 'de referencia',
    },
  }),
};
