import { MAJOR_MUSCLES } from '../exercises/muscles.ts';
import type { RoutineTemplate } from './routine-template.ts';
import { BODYWEIGHT_PROGRESSION, DOUBLE_PROGRESSION, EFFORT, LIGHT_LOADS, VOLUME_BEGINNER } from './template-reasons.data.ts';

/** Days in training order. */
export const HOME_TEMPLATES: readonly RoutineTemplate[] = [
  {
    id: 'home-bodyweight-3',
    name: 'En casa, sin equipo, 3 días',
    summary:
      'Con tu peso, una silla firme, una mochila con libros y dos botellas.',
    level: 'beginner',
    equipment: 'bodyweight',
    daysPerWeek: 3,
    reserve: [2, 2],
    days: [
      {
        name: 'Casa A',
        exercises: [
        ['bodyweight-squat', 3, 10, 20, 90],
        ['incline-push-up', 3, 8, 15, 90],
        ['backpack-row', 3, 8, 15, 90],
        ['bottle-lateral-raise', 3, 12, 20, 60],
        ['plank', 2, 20, 40, 60],
        ],
      },
      {
        name: 'Casa B',
        exercises: [
        ['backpack-romanian-deadlift', 3, 10, 15, 90],
        ['slider-eccentric-curl', 3, 6, 12, 90],
        ['backpack-press', 2, 8, 15, 90],
        ['backpack-row', 2, 8, 15, 90],
        ['backpack-curl', 2, 10, 20, 60],
        ['bench-dip', 2, 8, 15, 90],
        ],
      },
      {
        name: 'Casa C',
        exercises: [
        ['chair-step-up', 3, 10, 15, 90],
        ['incline-push-up', 3, 8, 15, 90],
        ['backpack-row', 3, 8, 15, 90],
        ['bottle-lateral-raise', 3, 12, 20, 60],
        ['backpack-curl', 2, 10, 20, 60],
        ['bench-dip', 2, 8, 15, 90],
        ],
      },
    ],
    progression: BODYWEIGHT_PROGRESSION,
    reasons: [VOLUME_BEGINNER, LIGHT_LOADS, EFFORT],
    inRange: MAJOR_MUSCLES,
  },
  {
    id: 'home-dumbbells-3',
    name: 'En casa con mancuernas, 3 días',
    summary:
      'Con un par de mancuernas y algo donde apoyarte. Todo el cuerpo cada día.',
    level: 'beginner',
    equipment: 'dumbbells',
    daysPerWeek: 3,
    reserve: [2, 2],
    days: [
      {
        name: 'Mancuernas A',
        exercises: [
        ['goblet-squat', 3, 8, 15, 120],
        ['floor-press', 3, 8, 15, 120],
        ['one-arm-row', 3, 8, 15, 120],
        ['lateral-raise', 3, 10, 20, 90],
        ['dumbbell-overhead-extension', 2, 10, 15, 90],
        ],
      },
      {
        name: 'Mancuernas B',
        exercises: [
        ['dumbbell-romanian-deadlift', 3, 8, 15, 120],
        ['standing-dumbbell-press', 2, 8, 15, 120],
        ['dumbbell-pullover', 2, 10, 15, 90],
        ['dumbbell-leg-curl', 3, 10, 15, 90],
        ['dumbbell-curl', 2, 10, 15, 90],
        ],
      },
      {
        name: 'Mancuernas C',
        exercises: [
        ['dumbbell-split-squat', 3, 8, 15, 120],
        ['dumbbell-bench-press', 3, 8, 15, 120],
        ['one-arm-row', 3, 8, 15, 120],
        ['lateral-raise', 3, 10, 20, 90],
        ['hammer-curl', 2, 10, 15, 90],
        ['dumbbell-kickback', 2, 10, 15, 90],
        ],
      },
    ],
    progression: DOUBLE_PROGRESSION,
    reasons: [VOLUME_BEGINNER, LIGHT_LOADS, EFFORT],
    inRange: MAJOR_MUSCLES,
  },
];
