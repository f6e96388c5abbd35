import { pageInColumn } from '../shared/pages/page-loaders.tsx';
import type { Screen } from './screen-fields.ts';
import { iconBarbell, iconChartLine, iconListDetails } from '../design/icon-paths.ts';

export const trainingScreens = [
  {
    path: '/mi-rutina',
    title: 'Mi rutina',
    page: pageInColumn(
      () => import('../features/training/workout/today/today-page.tsx'),
      'TodayPage',
    ),
    access: 'gated',
    document: {
      description:
        'El entrenamiento de hoy, serie por serie, con lo que hiciste la vez pasada al lado. Anda sin señal.',
    },
    offline: {},
    menus: { icon: iconBarbell, tools: { order: 5 }, thumb: { order: 3, label: 'Entrenar' } },
  },
  {
    path: '/entrenamientos',
    title: 'Entrenamientos',
    page: pageInColumn(
      () => import('../features/training/workout/history/workouts-page.tsx'),
      'WorkoutsPage',
    ),
    access: 'personal',
    offline: {},
  },
  {
    path: '/entrenamientos/nuevo',
    title: 'Anotar un entrenamiento',
    page: pageInColumn(
      () => import('../features/training/workout/history/past-workout-page.tsx'),
      'PastWorkoutPage',
    ),
    access: 'personal',
    offline: {},
  },
  {
    path: '/entrenamientos/$id',
    title: 'Tu entrenamiento',
    page: pageInColumn(
      () => import('../features/training/workout/history/workout-page.tsx'),
      'WorkoutPage',
    ),
    access: 'personal',
    offline: { example: '/entrenamientos/0' },
  },
  {
    path: '/ejercicios',
    title: 'Ejercicios',
    page: pageInColumn(
      () => import('../features/training/exercises/exercises-page.tsx'),
      'ExercisesPage',
    ),
    access: 'gated',
    document: {
      description:
        'Más de doscientos ejercicios con su dibujo: cómo se hacen, qué músculos trabajan y qué articulaciones cargan.',
    },
    offline: {},
  },
  {
    path: '/ejercicios/$id',
    title: 'Ejercicio',
    page: pageInColumn(
      () => import('../features/training/exercises/exercise-page.tsx'),
      'ExercisePage',
    ),
    access: 'personal',
    offline: { example: '/ejercicios/bench-press' },
  },
  {
    path: '/progreso',
    title: 'Tu progreso',
    page: pageInColumn(() => import('./progress-page.tsx'), 'ProgressPage'),
    access: 'personal',
    offline: {},
    menus: { icon: iconChartLine, tools: { order: 8, label: 'Progreso' } },
  },
  {
    path: '/mis-rutinas',
    title: 'Mis rutinas',
    page: pageInColumn(
      () => import('../features/training/routines/pages/my-routines-page.tsx'),
      'MyRoutinesPage',
    ),
    access: 'personal',
    offline: {},
    menus: { icon: iconListDetails, header: { order: 4 }, tools: { order: 5 } },
  },
  {
    path: '/mis-rutinas/$id',
    title: 'Tu rutina',
    page: pageInColumn(
      () => import('../features/training/routines/pages/routine-page.tsx'),
      'RoutinePage',
    ),
    access: 'personal',
    offline: { example: '/mis-rutinas/0' },
  },
  {
    path: '/entrenamientos/importar',
    title: 'Traer y llevarte entrenamientos',
    page: pageInColumn(
      () => import('../features/training/exchange/exchange-page.tsx'),
      'ExchangePage',
    ),
    access: 'personal',
    offline: {},
  },
] as const satisfies readonly Screen[];
