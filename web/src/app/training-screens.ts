import type { Screen } from './screen-fields.ts';
import { iconChartLine } from '../design/icon-paths.ts';

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
  {
    path: '/progreso',
    title: 'Tu progreso',
    page: 'features/training/progress/progress-page.tsx#ProgressPage',
    frame: 'personalPage',
    offline: {},
    icon: iconChartLine,
    menus: { tools: { order: 8, label: 'Progreso' } },
  },
] as const satisfies readonly Screen[];
