import type { Implement } from '../../exercises/exercise.ts';

export type OfferedLift = {
  readonly id: string;
  /** Copied, so that the form need not load the library. */
  readonly name: string;
  /** Barbell: bar and discs. Dumbbells: a single one. Machine: the stack. */
  readonly implement: Implement;
};

export const KNOWN_LIFT_EXERCISES: readonly OfferedLift[] = [
  { id: 'back-squat', name: 'Sentadilla con barra', implement: 'barbell' },
  { id: 'front-squat', name: 'Sentadilla frontal con barra', implement: 'barbell' },
  { id: 'leg-press', name: 'Prensa de piernas', implement: 'machine' },
  { id: 'goblet-squat', name: 'Sentadilla goblet', implement: 'dumbbells' },
  { id: 'deadlift', name: 'Peso muerto', implement: 'barbell' },
  { id: 'sumo-deadlift', name: 'Peso muerto sumo', implement: 'barbell' },
  { id: 'romanian-deadlift', name: 'Peso muerto rumano con barra', implement: 'barbell' },
  {
    id: 'dumbbell-romanian-deadlift',
    name: 'Peso muerto rumano con mancuernas',
    implement: 'dumbbells',
  },
  { id: 'hip-thrust', name: 'Hip thrust con barra', implement: 'barbell' },
  { id: 'bench-press', name: 'Press de banca', implement: 'barbell' },
  { id: 'incline-bench-press', name: 'Press inclinado con barra', implement: 'barbell' },
  { id: 'dumbbell-bench-press', name: 'Press plano con mancuernas', implement: 'dumbbells' },
  { id: 'incline-dumbbell-press', name: 'Press inclinado con mancuernas', implement: 'dumbbells' },
  { id: 'machine-chest-press', name: 'Press de pecho en máquina', implement: 'machine' },
  { id: 'overhead-press', name: 'Press militar con barra', implement: 'barbell' },
  {
    id: 'seated-dumbbell-press',
    name: 'Press de hombros sentado con mancuernas',
    implement: 'dumbbells',
  },
  { id: 'machine-shoulder-press', name: 'Press de hombros en máquina', implement: 'machine' },
  { id: 'barbell-row', name: 'Remo con barra', implement: 'barbell' },
  { id: 'one-arm-row', name: 'Remo a una mano con mancuerna', implement: 'dumbbells' },
  { id: 'seated-cable-row', name: 'Remo sentado en polea', implement: 'machine' },
  { id: 'lat-pulldown', name: 'Jalón al pecho', implement: 'machine' },
  { id: 'barbell-curl', name: 'Curl con barra', implement: 'barbell' },
  { id: 'dumbbell-curl', name: 'Curl con mancuernas', implement: 'dumbbells' },
  { id: 'triceps-pushdown', name: 'Tríceps en polea', implement: 'machine' },
  { id: 'leg-extension', name: 'Sillón de cuádriceps', implement: 'machine' },
];

const liftsById: ReadonlyMap<string, OfferedLift> = new Map(
  KNOWN_LIFT_EXERCISES.map((lift) => [lift.id, lift]),
);

export const findOfferedLift = (exerciseId: string): OfferedLift | undefined =>
  liftsById.get(exerciseId);
