import type { Screen } from './screen-fields.ts';

/** The screens of training, as a part of the table of all of them. */
export const trainingScreens = [
  {
    path: '/ejercicios',
    title: 'Ejercicios',
    description:
      'Más de doscientos ejercicios con su dibujo: cómo se hacen, qué músculos trabajan y qué articulaciones cargan.',
    page: 'features/training/exercises/exercises-page.tsx#ExercisesPage',
    frame: 'gatedPage',
    offline: {},
    prerendered: 'shell',
  },
  {
    path: '/ejercicios/$id',
    title: 'Ejercicio',
    page: 'features/training/exercises/exercise-page.tsx#ExercisePage',
    frame: 'personalPage',
    offline: { example: '/ejercicios/bench-press' },
  },
] as const satisfies readonly Screen[];
