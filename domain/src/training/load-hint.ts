import type { Repetitions } from './dose.ts';
import type { Exercise } from './training-plan.ts';

/** How to choose the weight, or the variant, the first time. */
export function loadHint(exercise: Exercise, { max }: Repetitions, reserve: number): string {
  if (exercise.timed)
    return `Cortá antes de perder la forma. Cuando ${max} segundos te salgan cómodos, pasá a una variante más difícil o sumá peso.`;
  if (exercise.pattern === 'power')
    return 'Liviano y lo más rápido que puedas. Cuando se vuelve lento, terminó la serie.';
  if (exercise.equipment.includes('bodyweight'))
    return `Buscá la variante con la que ${max} repeticiones te dejen ${reserve} en reserva. Cuando te sobren, bajá más lento o pasá a una más difícil.`;
  return `Empezá liviano y subí de a poco hasta un peso con el que ${max} repeticiones te dejen ${reserve} en reserva.`;
}
