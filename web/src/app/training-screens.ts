import type { Screen } from './screen-fields.ts';
import { iconBarbell, iconChartLine, iconListDetails } from '../design/icon-paths.ts';

/** The screens of training, as a part of the table of all of them. */
export const trainingScreens = [
  {
    path: '/mi-rutina',
    title: 'Mi rutina',
    description:
      'El entrenamiento de hoy, serie por serie, con lo que hiciste la vez pasada al lado. Anda sin señal.',
    page: 'features/training/workout/today/today-page.tsx#TodayPage',
    frame: 'gatedPage',
    offline: {},
    prerendered: 'shell',
    icon: iconBarbell,
    menus: { tools: { order: 5 }, thumb: { order: 3, label: 'Entrenar' } },
  },
  {
    path: '/entrenamientos',
    title: 'Entrenamientos',
    page: 'features/training/workout/history/workouts-page.tsx#WorkoutsPage',
    frame: 'personalPage',
    offline: {},
  },
  {
    path: '/entrenamientos/nuevo',
    title: 'Anotar un entrenamiento',
    page: 'features/training/workout/history/past-workout-page.tsx#PastWorkoutPage',
    frame: 'personalPage',
    offline: {},
  },
  {
    path: '/entrenamientos/$id',
    title: 'Tu entrenamiento',
    page: 'features/training/workout/history/workout-page.tsx#WorkoutPage',
    frame: 'personalPage',
    offline: { example: '/entrenamientos/0' },
  },
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
    page: 'app/progress-page.tsx#ProgressPage',
    frame: 'personalPage',
    offline: {},
    icon: iconChartLine,
    menus: { tools: { order: 8, label: 'Progreso' } },
  },
  {
    path: '/mis-rutinas',
    title: 'Mis rutinas',
    page: 'features/training/routines/pages/my-routines-page.tsx#MyRoutinesPage',
    frame: 'personalPage',
    offline: {},
    icon: iconListDetails,
    menus: { header: { order: 4 }, tools: { order: 5 } },
  },
  {
    path: '/mis-rutinas/$id',
    title: 'Tu rutina',
    page: 'features/training/routines/pages/routine-page.tsx#RoutinePage',
    frame: 'personalPage',
    offline: { example: '/mis-rutinas/0' },
  },
  {
    path: '/entrenamientos/importar',
    title: 'Traer y llevarte entrenamientos',
    page: 'features/training/exchange/exchange-page.tsx#ExchangePage',
    frame: 'personalPage',
    offline: {},
  },
] as const satisfies readonly Screen[];
