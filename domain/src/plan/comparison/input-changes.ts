import type { PlanInput } from '../../person/plan-input.ts';
import { createProfile } from '../../profile/profile.ts';
import { spanishNumber } from '../../units/spanish-number.ts';

export const ANSWER_NAMES: Readonly<
  Record<keyof PlanInput, { readonly name: string; readonly unit?: string }>
> = {
  ageYears: { name: 'tu edad', unit: 'años' },
  weightKg: { name: 'tu peso', unit: 'kg' },
  heightCm: { name: 'tu altura', unit: 'cm' },
  sex: { name: 'tu sexo' },
  conditions: { name: 'tus condiciones médicas' },
  goal: { name: 'tu objetivo' },
  level: { name: 'tu nivel' },
  cycleWeeks: { name: 'la duración', unit: 'semanas' },
  cycleType: { name: 'si el plan es con o sin química' },
  bodyFatPercent: { name: 'tu porcentaje de grasa', unit: '%' },
  activity: { name: 'tu actividad diaria' },
  trainingDays: { name: 'tus días de entrenamiento', unit: 'días' },
  sessionMinutes: { name: 'los minutos por sesión', unit: 'min' },
  equipment: { name: 'tu equipamiento' },
  foodPattern: { name: 'tu forma de comer' },
  foodsToAvoid: { name: 'los alimentos que evitás' },
  foodBudget: { name: 'lo que querés gastar en comida' },
  cookingDays: { name: 'para cuántos días cocinás', unit: 'días' },
  injuries: { name: 'tus lesiones' },
  trainsInHeat: { name: 'si entrenás con calor' },
  bloodPressure: { name: 'tu presión' },
  labs: { name: 'tus análisis' },
  health: { name: 'tus datos de salud' },
  screening: { name: 'tus respuestas de las preguntas previas' },
  lifts: { name: 'los pesos que levantás' },
  chemistry: { name: 'lo que usás o pensás usar' },
  measuredExpenditure: { name: 'tu gasto medido' },
};

/** Lists compare as sets; absent equals undefined. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Set(value.map((item) => JSON.stringify(canonical(item))))].toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, canonical(part)]);
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify({ value: canonical(one) }) === JSON.stringify({ value: canonical(other) });

/** Defaulted answers; health answers come from the input, since a profile has none. */
function applyDefaults(input: PlanInput): PlanInput {
  const { conditions, health = [], labs, bloodPressure, injuries = [], screening = {} } = input;
  return { ...createProfile(input), conditions, health, labs, bloodPressure, injuries, screening };
}

/** Changed answers in Spanish: "tu peso (de 80 a 76 kg)". Absent equals the default. */
export function inputChanges(before: PlanInput, after: PlanInput): string[] {
  const [was, is] = [applyDefaults(before), applyDefaults(after)];
  // Keys are exactly the input fields, by type.
  return (Object.keys(ANSWER_NAMES) as (keyof PlanInput)[])
    .filter((field) => !isSame(was[field], is[field]))
    .map((field) => {
      const { name, unit } = ANSWER_NAMES[field];
      const [from, to] = [was[field], is[field]];
      return unit !== undefined && typeof from === 'number' && typeof to === 'number'
        ? `${name} (de ${spanishNumber(from)} a ${spanishNumber(to)} ${unit})`
        : name;
    });
}
