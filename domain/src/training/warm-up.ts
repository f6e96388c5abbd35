import { exerciseById } from '../exercises/exercise.ts';
import type { Cautions } from './cautions.ts';
import type { PlannedExercise } from './training-plan.ts';

const LEG_PATTERNS: readonly string[] = ['squat', 'hinge', 'lunge', 'power'];

/** What to do before the first hard set; its minutes are those of `warmUpMinutes`. */
export function warmUp(exercises: readonly PlannedExercise[], minutes: number, cautions: Cautions): string[] {
  const [first] = exercises;
  const legs = exercises.some(({ exerciseId }) => LEG_PATTERNS.includes(exerciseById(exerciseId)?.pattern ?? ''));
  const loaded = first && exerciseById(first.exerciseId)?.equipment.includes('bodyweight') === false;
  const easy = Math.max(2, Math.round(minutes / 2));
  return [
    `${easy} minutos de caminata rápida, bici o marcha en el lugar, subiendo el ritmo de a poco.`,
    legs
      ? 'Movilidad de tobillos y cadera, y una vuelta de sentadillas lentas sin peso.'
      : 'Movilidad de hombros y espalda alta, y una vuelta de flexiones de pie contra la pared.',
    ...(first
      ? [
          loaded
            ? `${first.name}: dos series de aproximación, la primera con la mitad del peso y la segunda con tres cuartos, sin cansarte.`
            : `${first.name}: una serie corta y fácil para repasar la técnica.`,
        ]
      : []),
    ...(cautions.found.includes('heart') || cautions.found.includes('high_pressure')
      ? ['Largá el aire en cada esfuerzo y, al terminar, caminá suave unos minutos antes de parar.']
      : []),
  ];
}
