import type { DistanceUnit, WeightUnit } from './file-row.ts';

/** English and Spanish names, without accents or signs. */
export const COLUMN_NAMES = {
  title: ['title', 'workout name', 'nombre del entrenamiento', 'nombre de entrenamiento', 'titulo'],
  start: ['start time', 'date', 'fecha', 'hora de inicio'],
  end: ['end time', 'hora de fin'],
  duration: [
    'duration',
    'duration sec',
    'workout duration',
    'duracion',
    'duracion del entrenamiento',
  ],
  workoutNotes: ['description', 'workout notes', 'notas del entrenamiento', 'descripcion'],
  exercise: ['exercise title', 'exercise name', 'nombre del ejercicio', 'ejercicio'],
  exerciseNotes: ['exercise notes', 'notas del ejercicio'],
  superset: ['superset id'],
  setIndex: ['set index'],
  setKind: ['set type', 'set order', 'tipo de serie', 'orden de la serie', 'orden de series'],
  weightUnit: ['weight unit', 'unidad de peso'],
  repetitions: ['reps', 'repetitions', 'repeticiones'],
  distanceUnit: ['distance unit', 'unidad de distancia'],
  seconds: ['duration seconds', 'seconds', 'segundos'],
  rpe: ['rpe'],
  setNotes: ['set notes', 'notes', 'notas'],
  workoutId: ['workout id'],
  day: ['day'],
  routineId: ['routine id'],
  routineDayId: ['routine day id'],
  exerciseId: ['exercise id'],
  restSeconds: ['rest seconds'],
  isSkipped: ['is skipped'],
  doneAt: ['done at'],
  importedFrom: ['imported from'],
  importedKey: ['imported key'],
} as const satisfies Record<string, readonly string[]>;


export const WEIGHT_COLUMNS: Readonly<Record<string, WeightUnit | undefined>> = {
  weight: undefined,
  peso: undefined,
  'weight kg': 'kg',
  'peso kg': 'kg',
  'weight lbs': 'lb',
  'weight lb': 'lb',
  'peso lbs': 'lb',
  'peso lb': 'lb',
};

export const DISTANCE_COLUMNS: Readonly<Record<string, DistanceUnit | undefined>> = {
  distance: undefined,
  distancia: undefined,
  'distance km': 'km',
  'distancia km': 'km',
  'distance miles': 'mi',
  'distance mi': 'mi',
  'distance meters': 'm',
  'distance m': 'm',
};

