import { exerciseById } from '../../exercises/library/exercise-library.ts';
import type { Cautions } from '../training-cautions.ts';
import type { PlannedExercise } from '../training-plan.ts';

const LEG_PATTERNS: readonly string[] = ['squat', 'hinge', 'lunge', 'power'];

export function warmUp(
  exercises: readonly PlannedExercise[],
  minutes: number,
  cautions: Cautions,
): string[] {
  const [first] = exercises;
  const hasLegs = exercises.some(({ exerciseId }) =>
    LEG_PATTERNS.includes(exerciseById(exerciseId)?.pattern ?? ''),
  );
  const isLoaded =
    first && exerciseById(first.exerciseId)?.equipment.includes('bodyweight') === false;
  const easyMinutes = Math.max(2, Math.round(minutes / 2));
  return [
    `${easyMinutes} minutos de caminata rápida, bici o marcha en el lugar, subiendo el ritmo de a poco.`,
    hasLegs
      ? 'Movilidad de tobillos y cadera, y una vuelta de sentadillas lentas sin peso.'
      : 'Movilidad de hombros y espalda alta, y una vuelta de flexiones de pie contra la pared.',
    ...(first
      ? [
          isLoaded
            ? `${first.name}: dos series de aproximación, la primera con la mitad del peso y la segunda con tres cuartos, sin cansarte.`
            : `${first.name}: una serie corta y fácil para repasar la técnica.`,
        ]
      : []),
    ...(cautions.active.includes('heart') || cautions.active.includes('high_pressure')
      ? ['Largá el aire en cada esfuerzo y, al terminar, caminá suave unos minutos antes de parar.']
      : []),
  ];
}
