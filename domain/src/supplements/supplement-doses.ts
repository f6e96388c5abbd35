import type { Rule, Traced } from '../evidence/traced.ts';
import { traced } from '../evidence/traced.ts';
import type { Goal } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';

export type Dose = { dose: Traced; doseMax?: Traced };
type Body = Pick<Profile, 'weightKg' | 'goal'>;

/** Goals that ask less of caffeine: lifting works with 0.9–2 mg/kg, endurance with 3–6. */
const CAFFEINE_PER_KG: Readonly<Record<Goal, number>> = {
  strength: 2,
  muscle_gain: 2,
  performance: 3,
  fat_loss: 2,
  maintenance: 2,
};

const constant = (rule: Rule, value: number): Traced => traced(rule, {}, [['dosis', String(value)]]);

/** Doses by supplement id. A supplement without one is never recommended with an amount. */
export const DOSES: Readonly<Record<string, (body: Body) => Dose>> = {
  creatine: ({ weightKg }) => ({
    dose: traced(
      {
        rule: 'supplement.creatine.dose',
        title: 'Dosis de creatina',
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
    doseMax: constant(
      {
        rule: 'supplement.creatine.max',
        title: 'Tope de creatina',
        unit: 'g por día',
        basis: 'source',
        sources: ['kreider2017'],
      },
      5,
    ),
  }),

  caffeine: ({ weightKg, goal }) => ({
    dose: traced(
      {
        rule: 'supplement.caffeine.dose',
        title: 'Dosis de cafeína',
        unit: 'mg por toma',
        basis: 'source',
        sources: goal === 'performance' ? ['guest2021', 'efsa2015caffeine'] : ['grgic2022caf', 'efsa2015caffeine'],
        note: 'Nunca más de 200 mg por toma, aunque el peso dé más. Empezá por la mitad.',
      },
      { pesoKg: weightKg, mgPorKg: CAFFEINE_PER_KG[goal] },
      [
        ['porPeso', 'mgPorKg * pesoKg'],
        ['dosis', 'min(200, floor(porPeso / 10) * 10)'],
      ],
    ),
    doseMax: constant(
      {
        rule: 'supplement.caffeine.max',
        title: 'Tope de cafeína',
        unit: 'mg por día',
        basis: 'source',
        sources: ['efsa2015caffeine'],
        note: 'De todas las fuentes: café, mate, té, gaseosas y energizantes cuentan.',
      },
      400,
    ),
  }),

  'protein-powder': ({ weightKg }) => {
    const rule = {
      rule: 'supplement.protein-powder.dose',
      title: 'Porción de proteína',
      unit: 'g de proteína por toma',
      basis: 'source',
      sources: ['jager2017'],
    } as const satisfies Rule;
    return {
      dose: traced(rule, { pesoKg: weightKg }, [
        ['porPeso', '0.25 * pesoKg'],
        ['dosis', 'min(40, max(20, round(porPeso)))'],
      ]),
      doseMax: traced(
        { ...rule, rule: 'supplement.protein-powder.max', title: 'Porción máxima de proteína' },
        { pesoKg: weightKg },
        [
          ['porPeso', '0.4 * pesoKg'],
          ['dosis', 'min(40, max(20, round(porPeso)))'],
        ],
      ),
    };
  },

  'beta-alanine': () => {
    const rule = { unit: 'g por día', basis: 'source', sources: ['trexler2015'] } as const;
    return {
      dose: constant(
        { ...rule, rule: 'supplement.beta-alanine.dose', title: 'Dosis de beta-alanina', note: 'Repartida en el día.' },
        4,
      ),
      doseMax: constant({ ...rule, rule: 'supplement.beta-alanine.max', title: 'Tope de beta-alanina' }, 6),
    };
  },

  'sodium-bicarbonate': ({ weightKg }) => ({
    dose: traced(
      {
        rule: 'supplement.sodium-bicarbonate.dose',
        title: 'Dosis de bicarbonato',
        unit: 'g por toma',
        basis: 'source',
        sources: ['grgic2021bicarb'],
        note: 'La dosis mínima que mostró efecto. Forja no pasa de 20 g, por la carga de sodio y el estómago.',
      },
      { pesoKg: weightKg },
      [
        ['porPeso', '0.2 * pesoKg'],
        ['dosis', 'min(20, floor(porPeso))'],
      ],
    ),
    doseMax: constant(
      {
        rule: 'supplement.sodium-bicarbonate.max',
        title: 'Tope de bicarbonato',
        unit: 'g por toma',
        basis: 'forja_rule',
        sources: [],
      },
      20,
    ),
  }),

  nitrate: () => {
    const rule = { unit: 'mg de nitrato por toma', basis: 'expert_judgement', sources: [] } as const;
    return {
      dose: constant({ ...rule, rule: 'supplement.nitrate.dose', title: 'Dosis de nitrato' }, 400),
      doseMax: constant({ ...rule, rule: 'supplement.nitrate.max', title: 'Tope de nitrato' }, 500),
    };
  },

  electrolytes: () => {
    const rule = { unit: 'mg de sodio por hora', basis: 'expert_judgement', sources: [] } as const;
    return {
      dose: constant({ ...rule, rule: 'supplement.electrolytes.dose', title: 'Sodio durante la sesión' }, 300),
      doseMax: constant(
        { ...rule, rule: 'supplement.electrolytes.max', title: 'Tope de sodio durante la sesión' },
        600,
      ),
    };
  },

  'vitamin-b12': () => ({
    dose: constant(
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
  }),
};
