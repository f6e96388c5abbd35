/** Seeded files in the export formats of Hevy and Strong. */

const EXERCISES = [
  'Squat (Barbell)',
  'Bench Press (Barbell)',
  'Deadlift (Barbell)',
  'Lat Pulldown (Cable)',
  'Bicep Curl (Dumbbell)',
  'Triceps Rope Pushdown',
  'Leg Press (Machine)',
  'Zercher Squat (Barbell)',
] as const;
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const EXERCISES_PER_WORKOUT = 5;
const SETS_PER_EXERCISE = 4;
const SETS_PER_WORKOUT = EXERCISES_PER_WORKOUT * SETS_PER_EXERCISE;
const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2016, 0, 4, 18, 30);

/** Linear congruential generator: figures only have to vary. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type FixtureSet = {
  start: Date;
  workout: string;
  exercise: string;
  set: number;
  kind: 'warmup' | 'normal' | 'dropset' | 'failure';
  kilos: number;
  reps: number;
  rpe: string;
  notes: string;
};

function* listSets(rows: number, seed: number): Generator<FixtureSet> {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  for (let row = 0; row < rows; row += 1) {
    const workout = Math.floor(row / SETS_PER_WORKOUT);
    const set = row % SETS_PER_EXERCISE;
    const exercise = Math.floor(row / SETS_PER_EXERCISE) % EXERCISES_PER_WORKOUT;
    yield {
      start: new Date(FIRST + workout * 1.5 * DAY_MS),
      workout: `Día ${(workout % 3) + 1}`,
      exercise: EXERCISES[(exercise + workout) % EXERCISES.length] ?? EXERCISES[0],
      set,
      kind: set === 0 ? 'warmup' : pick(['normal', 'normal', 'dropset', 'failure']),
      kilos: Math.round(random() * 60 + 20) * 2.5,
      reps: 3 + Math.floor(random() * 10),
      rpe: pick(['', '7', '8.5', '9']),
      notes: pick(['', '', 'bien', 'dijo "una más", y salió\ncon ayuda']),
    };
  }
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const two = (part: number): string => String(part).padStart(2, '0');

const hevyMoment = (date: Date): string =>
  `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;

const HEVY_HEADER =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';

/** CRLF, as the Spanish app writes it. */
export function hevyFile(rows: number, seed = 7): string {
  const lines = [...listSets(rows, seed)].map((each) => {
    const end = new Date(each.start.getTime() + 65 * 60_000);
    const { workout, exercise, notes, set, kind, kilos, reps, rpe } = each;
    const texts = [workout, hevyMoment(each.start), hevyMoment(end), '', exercise].map(quote);
    const note = quote(set === 0 ? notes : '');
    return [...texts, '', note, set, quote(kind), kilos, reps, '', '', rpe].join(',');
  });
  return [HEVY_HEADER, ...lines, ''].join('\r\n');
}

const STRONG_KINDS = { warmup: 'W', dropset: 'D', failure: 'F', normal: undefined } as const;

/** Format since 2023: semicolons, and pounds or kilos without naming the unit. */
export function strongFile(rows: number, seed = 11): string {
  const lines = [...listSets(rows, seed)].flatMap((each) => {
    const { workout, exercise, notes, set, kind, kilos, reps, rpe } = each;
    const start = each.start.toISOString().slice(0, 19).replace('T', ' ');
    const order = STRONG_KINDS[kind] ?? set + 1;
    const cells = (kindCell: string | number, figures: (string | number)[]) =>
      [start, quote(workout), '1h 5m', quote(exercise), kindCell, ...figures].join(';');
    const line = cells(order, [kilos, reps, 0, '0.0', quote(notes), '""', rpe]);
    const rest = cells('Rest Timer', [0, 0, 0, '90.0', '', '', '']);
    return set === 1 ? [line, rest] : [line];
  });
  const header =
    'Date;Workout Name;Duration;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE';
  return `\uFEFF${[header, ...lines].join('\n')}`;
}
