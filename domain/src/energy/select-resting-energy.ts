import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../person/profile.ts';
import type { EnergyPlan } from './energy-plan.ts';
import { RESTING_EQUATIONS, restingEnergy, restingEquationName, type RestingEquation } from './resting-equations.ts';

type Choice = { readonly equation: RestingEquation; readonly why: string };

/** Ages in which ten Haaf and Weijs measured athletes. */
const ATHLETE_AGES = { min: 18, max: 35 } as const;

function choose({ bodyFatPercent, level, ageYears }: Profile): Choice {
  if (bodyFatPercent !== undefined)
    return { equation: 'cunningham_1991', why: 'La elegimos porque cargaste tu porcentaje de grasa.' };
  const athlete = level === 'advanced' || level === 'elite';
  if (athlete && ageYears >= ATHLETE_AGES.min && ageYears <= ATHLETE_AGES.max)
    return { equation: 'ten_haaf', why: 'La elegimos porque entrenás en un nivel alto y tenés entre 18 y 35 años.' };
  return {
    equation: 'mifflin',
    why: 'La elegimos porque es la que más veces acierta cuando no se conoce la masa magra.',
  };
}

function bandEdge(resting: Traced, edge: 'low' | 'high'): Traced {
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

/** The equation that fits what is known of the person, its band, and the others beside it. */
export function selectRestingEnergy(profile: Profile): Pick<EnergyPlan, 'resting' | 'otherEquations' | 'restingBand'> {
  const { equation, why } = choose(profile);
  const resting = restingEnergy(equation, profile, why);
  if (!resting) throw new Error(`the chosen equation ${equation} needs a body-fat percentage`);
  const otherEquations = RESTING_EQUATIONS.filter((other) => other !== equation).flatMap((other) => {
    const value = restingEnergy(other, profile);
    return value ? [{ name: restingEquationName(other), value }] : [];
  });
  return { resting, otherEquations, restingBand: { low: bandEdge(resting, 'low'), high: bandEdge(resting, 'high') } };
}
