import type { RepetitionRange } from './training-dose.ts';
import type { Exercise, Implement } from '../../exercises/exercise.ts';
import type { PlannedLoad } from '../training-plan.ts';

const WEIGHT_COUNTS: Readonly<Record<Implement, string>> = {
  barbell: 'con la barra incluida',
  dumbbells: 'por mancuerna',
  machine: 'en la máquina donde hiciste tu marca',
};
const formatKilos = (kilos: number): string => String(kilos).replace('.', ',');

export function loadHint(
  exercise: Exercise,
  { min, max }: RepetitionRange,
  reserve: number,
  load: PlannedLoad | undefined,
): string {
  if (load && exercise.implement)
    return `Empezá con ${formatKilos(load.suggested.value)} kg, ${WEIGHT_COUNTS[exercise.implement]}, y ${min} repeticiones: tienen que quedarte ${reserve} en reserva. Si te sobran o te faltan, corregilo en la serie siguiente.`;
  if (exercise.timed)
    return `Cortá antes de perder la forma. Cuando ${max} segundos te salgan cómodos, pasá a una variante más difícil o sumá peso.`;
  if (exercise.pattern === 'power')
    return 'Liviano y lo más rápido que puedas. Cuando se vuelve lento, terminó la serie.';
  if (exercise.equipment.includes('bodyweight'))
    return `Buscá la variante con la que ${max} repeticiones te dejen ${reserve} en reserva. Cuando te sobren, bajá más lento o pasá a una más difícil.`;
  return `Empezá liviano y subí de a poco hasta un peso con el que ${max} repeticiones te dejen ${reserve} en reserva.`;
}
