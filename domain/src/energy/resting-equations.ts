import { fatFreeMass } from '../body/fat-free-mass.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';

type RestingFormula = {
  readonly name: string;
  readonly source: SourceKey;
  /** Measured population, in Spanish. */
  readonly note: string;
  /** kcal per day over pesoKg, alturaCm, edad and sexo (1 man, 0 woman), or masaMagraKg. */
  readonly expression: string | { readonly male: string; readonly female: string };
  readonly needsFatFreeMass: boolean;
};

const ATHLETES = 'Se midió en 90 deportistas recreativos de 18 a 35 años.';

/** Published forms; kJ become kcal at the end. */
const EQUATIONS = {
  mifflin: {
    name: 'Mifflin-St Jeor',
    source: 'mifflin1990',
    note: 'Se midió en 498 adultos sanos de 19 a 78 años.',
    expression: {
      male: '10 * pesoKg + 6.25 * alturaCm - 5 * edad + 5',
      female: '10 * pesoKg + 6.25 * alturaCm - 5 * edad - 161',
    },
    needsFatFreeMass: false,
  },
  mifflin_fat_free: {
    name: 'Mifflin con masa magra',
    source: 'mifflin1990',
    note: 'Se midió en 498 adultos sanos de 19 a 78 años.',
    expression: '413 + 19.7 * masaMagraKg',
    needsFatFreeMass: true,
  },
  harris_benedict: {
    name: 'Harris-Benedict revisada',
    source: 'roza1984',
    note: 'Su precisión ronda ±14 %. Subestima en personas desnutridas.',
    expression: {
      male: '88.362 + 13.397 * pesoKg + 4.799 * alturaCm - 5.677 * edad',
      female: '447.593 + 9.247 * pesoKg + 3.098 * alturaCm - 4.330 * edad',
    },
    needsFatFreeMass: false,
  },
  cunningham_1991: {
    name: 'Cunningham 1991',
    source: 'cunningham1991',
    note: 'Usa tu masa magra. Las calculadoras la llaman Katch-McArdle.',
    expression: '370 + 21.6 * masaMagraKg',
    needsFatFreeMass: true,
  },
  cunningham_1980: {
    name: 'Cunningham 1980',
    source: 'cunningham1980',
    note: 'Usa tu masa magra. Se confirmó en deportistas recreativos jóvenes.',
    expression: '500 + 22 * masaMagraKg',
    needsFatFreeMass: true,
  },
  ten_haaf: {
    name: 'ten Haaf y Weijs',
    source: 'tenhaaf2014',
    note: ATHLETES,
    expression:
      '(49.940 * pesoKg + 2459.053 * alturaCm / 100 - 34.014 * edad + 799.257 * sexo + 122.502) / 4.184',
    needsFatFreeMass: false,
  },
  ten_haaf_fat_free: {
    name: 'ten Haaf y Weijs con masa magra',
    source: 'tenhaaf2014',
    note: ATHLETES,
    expression: '(95.272 * masaMagraKg + 2026.161) / 4.184',
    needsFatFreeMass: true,
  },
} as const satisfies Record<string, RestingFormula>;

export type RestingEquation = keyof typeof EQUATIONS;
export const RESTING_EQUATIONS = Object.keys(EQUATIONS) as RestingEquation[]; // the keys of a literal without others

export const restingEquationName = (equation: RestingEquation): string => EQUATIONS[equation].name;

/** kcal per day; undefined when a needed fat-free mass is unknown. */
export function restingEnergy(
  equation: RestingEquation,
  profile: Profile,
  why?: string,
): Traced | undefined {
  const { name, source, note, expression, needsFatFreeMass }: RestingFormula = EQUATIONS[equation];
  const lean = fatFreeMass(profile);
  if (needsFatFreeMass && !lean) return undefined;
  const text = typeof expression === 'string' ? expression : expression[profile.sex];
  const variables: Readonly<Record<string, number>> = {
    pesoKg: profile.weightKg,
    alturaCm: profile.heightCm,
    edad: profile.ageYears,
    sexo: profile.sex === 'male' ? 1 : 0,
    ...(lean && { masaMagraKg: lean.value }),
  };
  const inputs = Object.fromEntries(
    Object.entries(variables).filter(([input]) => text.includes(input)),
  );
  return traced(
    {
      rule: `resting-energy.${equation.replaceAll('_', '-')}`,
      title: `Gasto en reposo (${name})`,
      unit: 'kcal',
      basis: 'source',
      sources: [source],
      note: why ? `${why} ${note}` : note,
    },
    inputs,
    [
      ['gasto', text],
      ['gastoEnReposo', 'round(gasto)'],
    ],
  );
}
