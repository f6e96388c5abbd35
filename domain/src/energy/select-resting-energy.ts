import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import {
  RESTING_EQUATIONS,
  restingEnergy,
  restingEquationName,
  type RestingEquation,
} from './resting-equations.ts';

export type RestingEnergySelection = {
  resting: Traced;
  otherEquations: { name: string; value: Traced }[];
  /** ±10 % band, kcal per day. */
  restingBand: { low: Traced; high: Traced };
};

type EquationChoice = { readonly equation: RestingEquation; readonly why: string };

/** Ages measured by ten Haaf and Weijs. */
const ATHLETE_AGES = { min: 18, max: 35 } as const;

function selectEquation({ bodyFatPercent, level, ageYears }: Profile): EquationChoice {
  if (bodyFatPercent !== undefined)
    return {
      equation: 'cunningham_1991',
      why: 'La elegimos porque cargaste tu porcentaje de grasa.',
    };
  const isAthlete = level === 'advanced' || level === 'elite';
  if (isAthlete && ageYears >= ATHLETE_AGES.min && ageYears <= ATHLETE_AGES.max)
    return {
      equation: 'ten_haaf',
      why: 'La elegimos porque entrenás en un nivel alto y tenés entre 18 y 35 años.',
    };
  return {
    equation: 'mifflin',
    why: 'La elegimos porque es la que más veces acierta cuando no se conoce la masa magra.',
  };
}

function bandBound(resting: Traced, edge: 'low' | 'high'): Traced {
  return traced(
    {
      rule: `resting-energy.band-${edge}`,
      title: edge === 'low' ? 'Gasto en reposo, borde bajo' : 'Gasto en reposo, borde alto',
      unit: 'kcal',
      basis: 'forja_rule',
      sources: ['frankenfield2005'],
      note: 'Ninguna fórmula acierta siempre: mostramos ±10 %, y hay personas que quedan afuera.',
    },
    { gastoEnReposo: resting.value },
    [['borde', `round(gastoEnReposo * ${edge === 'low' ? '0.9' : '1.1'})`]],
  );
}

export function selectRestingEnergy(profile: Profile): RestingEnergySelection {
  const { equation, why } = selectEquation(profile);
  const resting = restingEnergy(equation, profile, why);
  if (!resting) throw new Error(`the chosen equation ${equation} needs a body-fat percentage`);
  const otherEquations = RESTING_EQUATIONS.filter((other) => other !== equation).flatMap(
    (other) => {
      const value = restingEnergy(other, profile);
      return value ? [{ name: restingEquationName(other), value }] : [];
    },
  );
  return {
    resting,
    otherEquations,
    restingBand: { low: bandBound(resting, 'low'), high: bandBound(resting, 'high') },
  };
}
