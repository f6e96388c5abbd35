import { MAJOR_MUSCLES } from '../exercises/muscles.ts';
import type { RoutineTemplate } from './routine-template.ts';
import { ANY_TRAINING, DOUBLE_PROGRESSION, EFFORT, FREQUENCY, HEAVY_PROGRESSION, ONCE_A_WEEK, REST, REST_STRENGTH, STRENGTH, VOLUME_ADVANCED, VOLUME_BEGINNER, VOLUME_INTERMEDIATE, VOLUME_LEGS } from './template-reasons.data.ts';

/** Days in training order. */
export const GYM_TEMPLATES: readonly RoutineTemplate[] = [
  {
    id: 'full-body-2',
    name: 'Cuerpo entero, 2 días',
    summary:
      'Para quien empieza o tiene poco tiempo, en el gimnasio. Todo el cuerpo cada vez.',
    level: 'beginner',
    equipment: 'gym',
    daysPerWeek: 2,
    reserve: [3, 2],
    days: [
      {
        name: 'Cuerpo entero A',
        exercises: [
        ['leg-press', 3, 8, 12, 120],
        ['bench-press', 3, 8, 12, 120],
        ['seated-cable-row', 3, 8, 12, 120],
        ['lying-leg-curl', 3, 10, 15, 90],
        ['lateral-raise', 3, 10, 15, 90],
        ['triceps-pushdown', 2, 10, 15, 90],
        ['barbell-curl', 2, 10, 15, 90],
        ['plank', 2, 20, 40, 60],
        ],
      },
      {
        name: 'Cuerpo entero B',
        exercises: [
        ['goblet-squat', 3, 8, 12, 120],
        ['back-extension', 3, 10, 15, 120],
        ['machine-chest-press', 3, 8, 12, 120],
        ['one-arm-row', 3, 8, 12, 120],
        ['lat-pulldown', 2, 8, 12, 120],
        ['lateral-raise', 3, 10, 15, 90],
        ['dumbbell-curl', 2, 10, 15, 90],
        ['rope-pushdown', 2, 10, 15, 90],
        ],
      },
    ],
    progression: DOUBLE_PROGRESSION,
    reasons: [VOLUME_BEGINNER, FREQUENCY, EFFORT],
    inRange: MAJOR_MUSCLES,
  },
  {
    id: 'full-body-3',
    name: 'Cuerpo entero, 3 días',
    summary:
      'Para el primer año de gimnasio: tres días cortos que repiten todo el cuerpo.',
    level: 'beginner',
    equipment: 'gym',
    daysPerWeek: 3,
    reserve: [3, 2],
    days: [
      {
        name: 'Cuerpo entero A',
        exercises: [
        ['leg-press', 3, 8, 12, 120],
        ['bench-press', 3, 8, 12, 120],
        ['seated-cable-row', 3, 8, 12, 120],
        ['lateral-raise', 3, 10, 15, 90],
        ['triceps-pushdown', 2, 10, 15, 90],
        ['plank', 2, 20, 40, 60],
        ],
      },
      {
        name: 'Cuerpo entero B',
        exercises: [
        ['back-extension', 3, 10, 15, 120],
        ['machine-shoulder-press', 2, 8, 12, 120],
        ['lat-pulldown', 3, 8, 12, 120],
        ['lying-leg-curl', 2, 10, 15, 90],
        ['lateral-raise', 2, 10, 15, 90],
        ['dumbbell-curl', 2, 10, 15, 90],
        ],
      },
      {
        name: 'Cuerpo entero C',
        exercises: [
        ['goblet-squat', 3, 8, 12, 120],
        ['dumbbell-bench-press', 3, 8, 12, 120],
        ['one-arm-row', 3, 8, 12, 120],
        ['seated-leg-curl', 2, 10, 15, 90],
        ['hammer-curl', 2, 10, 15, 90],
        ['rope-pushdown', 2, 10, 15, 90],
        ],
      },
    ],
    progression: DOUBLE_PROGRESSION,
    reasons: [VOLUME_BEGINNER, FREQUENCY, EFFORT],
    inRange: MAJOR_MUSCLES,
  },
  {
    id: 'upper-lower-4',
    name: 'Torso y piernas, 4 días',
    summary:
      'Para quien ya lleva meses entrenando en el gimnasio. Cada músculo dos veces por semana.',
    level: 'intermediate',
    equipment: 'gym',
    daysPerWeek: 4,
    reserve: [2, 1],
    days: [
      {
        name: 'Torso A',
        exercises: [
        ['bench-press', 4, 6, 10, 150],
        ['barbell-row', 4, 6, 10, 150],
        ['overhead-press', 4, 6, 10, 150],
        ['lat-pulldown', 3, 8, 12, 120],
        ['lateral-raise', 4, 10, 15, 90],
        ['barbell-curl', 3, 10, 15, 90],
        ['triceps-pushdown', 3, 10, 15, 90],
        ],
      },
      {
        name: 'Piernas A',
        exercises: [
        ['back-squat', 4, 6, 10, 150],
        ['romanian-deadlift', 4, 6, 10, 150],
        ['lying-leg-curl', 3, 10, 15, 90],
        ['standing-calf-machine', 4, 10, 15, 90],
        ['plank', 3, 20, 40, 60],
        ],
      },
      {
        name: 'Torso B',
        exercises: [
        ['incline-dumbbell-press', 4, 8, 12, 150],
        ['seated-cable-row', 4, 8, 12, 120],
        ['pull-up', 3, 5, 10, 150],
        ['cable-fly', 3, 10, 15, 90],
        ['cable-lateral-raise', 4, 10, 15, 90],
        ['incline-curl', 3, 10, 15, 90],
        ['overhead-cable-extension', 3, 10, 15, 90],
        ],
      },
      {
        name: 'Piernas B',
        exercises: [
        ['hip-thrust', 3, 8, 12, 150],
        ['bulgarian-split-squat', 3, 8, 12, 120],
        ['leg-extension', 3, 10, 15, 90],
        ['seated-leg-curl', 3, 10, 15, 90],
        ['seated-calf', 4, 10, 15, 90],
        ['hanging-knee-raise', 3, 8, 15, 90],
        ],
      },
    ],
    progression: DOUBLE_PROGRESSION,
    reasons: [VOLUME_INTERMEDIATE, FREQUENCY, REST, EFFORT],
    inRange: MAJOR_MUSCLES,
  },
  {
    id: 'push-pull-legs-3',
    name: 'Empuje, tracción y piernas, 3 días',
    summary:
      'Un día para cada cosa, en el gimnasio. Cada músculo una vez por semana, con un volumen moderado.',
    level: 'beginner',
    equipment: 'gym',
    daysPerWeek: 3,
    reserve: [2, 1],
    days: [
      {
        name: 'Empuje',
        exercises: [
        ['bench-press', 4, 6, 10, 150],
        ['incline-dumbbell-press', 3, 8, 12, 120],
        ['machine-shoulder-press', 3, 8, 12, 120],
        ['lateral-raise', 3, 10, 15, 90],
        ['cable-lateral-raise', 2, 10, 15, 90],
        ['triceps-pushdown', 3, 10, 15, 90],
        ],
      },
      {
        name: 'Tracción',
        exercises: [
        ['lat-pulldown', 3, 8, 12, 120],
        ['seated-cable-row', 4, 8, 12, 120],
        ['face-pull', 2, 10, 15, 90],
        ['barbell-curl', 3, 10, 15, 90],
        ['hammer-curl', 2, 10, 15, 90],
        ],
      },
      {
        name: 'Piernas',
        exercises: [
        ['leg-press', 4, 8, 12, 150],
        ['back-extension', 3, 10, 15, 120],
        ['leg-extension', 2, 10, 15, 90],
        ['lying-leg-curl', 3, 10, 15, 90],
        ['standing-calf-machine', 4, 10, 15, 90],
        ],
      },
    ],
    progression: DOUBLE_PROGRESSION,
    reasons: [VOLUME_BEGINNER, ONCE_A_WEEK, EFFORT],
    inRange: MAJOR_MUSCLES,
  },
  {
    id: 'push-pull-legs-6',
    name: 'Empuje, tracción y piernas, 6 días',
    summary:
      'Para gente avanzada que puede ir seis días y recuperarse. Cada músculo dos veces por semana.',
    level: 'advanced',
    equipment: 'gym',
    daysPerWeek: 6,
    reserve: [2, 1],
    days: [
      {
        name: 'Empuje A',
        exercises: [
        ['bench-press', 4, 6, 10, 150],
        ['incline-dumbbell-press', 3, 8, 12, 120],
        ['overhead-press', 3, 6, 10, 150],
        ['lateral-raise', 5, 10, 15, 90],
        ['triceps-pushdown', 3, 10, 15, 90],
        ],
      },
      {
        name: 'Tracción A',
        exercises: [
        ['barbell-row', 4, 6, 10, 150],
        ['pull-up', 3, 6, 10, 150],
        ['face-pull', 3, 10, 15, 90],
        ['barbell-curl', 3, 10, 15, 90],
        ['hammer-curl', 2, 10, 15, 90],
        ],
      },
      {
        name: 'Piernas A',
        exercises: [
        ['back-squat', 4, 6, 10, 150],
        ['romanian-deadlift', 4, 6, 10, 150],
        ['leg-extension', 3, 10, 15, 90],
        ['lying-leg-curl', 4, 10, 15, 90],
        ['standing-calf-machine', 4, 10, 15, 90],
        ],
      },
      {
        name: 'Empuje B',
        exercises: [
        ['incline-bench-press', 4, 6, 10, 150],
        ['cable-fly', 3, 10, 15, 90],
        ['seated-dumbbell-press', 3, 8, 12, 120],
        ['cable-lateral-raise', 5, 10, 15, 90],
        ['overhead-cable-extension', 3, 10, 15, 90],
        ],
      },
      {
        name: 'Tracción B',
        exercises: [
        ['lat-pulldown', 4, 8, 12, 120],
        ['chest-supported-row', 4, 8, 12, 120],
        ['rear-delt-fly', 3, 10, 15, 90],
        ['incline-curl', 3, 10, 15, 90],
        ],
      },
      {
        name: 'Piernas B',
        exercises: [
        ['leg-press', 4, 8, 12, 150],
        ['hip-thrust', 3, 8, 12, 150],
        ['bulgarian-split-squat', 3, 8, 12, 120],
        ['seated-leg-curl', 4, 10, 15, 90],
        ['seated-calf', 4, 10, 15, 90],
        ],
      },
    ],
    progression: DOUBLE_PROGRESSION,
    reasons: [VOLUME_ADVANCED, FREQUENCY, REST, EFFORT],
    inRange: MAJOR_MUSCLES,
  },
  {
    id: 'strength-3',
    name: 'Fuerza en dos días que se turnan',
    summary:
      'Para quien quiere mover más peso con barra: hacé A y B por turno, tres días por semana.',
    level: 'intermediate',
    equipment: 'gym',
    daysPerWeek: 3,
    reserve: [2, 2],
    days: [
      {
        name: 'Fuerza A',
        exercises: [
        ['back-squat', 4, 3, 5, 180],
        ['bench-press', 4, 3, 5, 180],
        ['barbell-row', 3, 5, 8, 150],
        ['plank', 3, 20, 40, 60],
        ],
      },
      {
        name: 'Fuerza B',
        exercises: [
        ['deadlift', 3, 3, 5, 180],
        ['overhead-press', 4, 3, 5, 180],
        ['lat-pulldown', 3, 6, 10, 150],
        ['cable-crunch', 3, 10, 15, 90],
        ],
      },
    ],
    progression: HEAVY_PROGRESSION,
    reasons: [STRENGTH, REST_STRENGTH],
    inRange: [],
  },
  {
    id: 'glutes-legs-3',
    name: 'Glúteos y piernas, 3 días',
    summary:
      'En el gimnasio, con el acento en glúteos y piernas y lo básico de torso.',
    level: 'intermediate',
    equipment: 'gym',
    daysPerWeek: 3,
    reserve: [2, 1],
    days: [
      {
        name: 'Glúteos',
        exercises: [
        ['hip-thrust', 3, 8, 12, 150],
        ['back-squat', 3, 6, 10, 150],
        ['leg-extension', 2, 10, 15, 90],
        ['standing-calf-machine', 3, 10, 15, 90],
        ],
      },
      {
        name: 'Isquiotibiales y torso',
        exercises: [
        ['romanian-deadlift', 3, 6, 10, 150],
        ['lying-leg-curl', 3, 10, 15, 90],
        ['lat-pulldown', 3, 8, 12, 120],
        ['machine-chest-press', 3, 8, 12, 120],
        ['lateral-raise', 2, 10, 15, 90],
        ],
      },
      {
        name: 'Piernas y torso',
        exercises: [
        ['bulgarian-split-squat', 3, 8, 12, 120],
        ['leg-press', 3, 8, 12, 150],
        ['seated-leg-curl', 3, 10, 15, 90],
        ['seated-cable-row', 3, 8, 12, 120],
        ['machine-shoulder-press', 2, 8, 12, 120],
        ],
      },
    ],
    progression: DOUBLE_PROGRESSION,
    reasons: [VOLUME_LEGS, FREQUENCY, EFFORT],
    inRange: ['glutes', 'quads', 'hamstrings'],
  },
  {
    id: 'maintenance-2',
    name: 'Mantenimiento, 2 días',
    summary:
      'Para una época sin tiempo: dos sesiones cortas en el gimnasio, para no dejar.',
    level: 'beginner',
    equipment: 'gym',
    daysPerWeek: 2,
    reserve: [2, 1],
    days: [
      {
        name: 'Corta A',
        exercises: [
        ['leg-press', 2, 6, 12, 120],
        ['bench-press', 2, 6, 12, 120],
        ['seated-cable-row', 2, 6, 12, 120],
        ['lying-leg-curl', 2, 10, 15, 90],
        ],
      },
      {
        name: 'Corta B',
        exercises: [
        ['goblet-squat', 2, 6, 12, 120],
        ['machine-shoulder-press', 2, 6, 12, 120],
        ['lat-pulldown', 2, 6, 12, 120],
        ['back-extension', 2, 10, 15, 90],
        ],
      },
    ],
    progression: DOUBLE_PROGRESSION,
    reasons: [ANY_TRAINING, EFFORT],
    inRange: [],
  },
];
