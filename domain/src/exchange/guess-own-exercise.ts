import type { Implement } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';
import type { OwnExercise } from '../exercises/own-exercise.ts';
import type { Pattern } from '../exercises/patterns.ts';
import type { Equipment } from '../person/choices.ts';
import { plainText } from '../search/plain-text.ts';
import { TEXT_LIMITS } from '../workouts/set-limits.ts';

/** Judgement; the person can change it. */
const PATTERN_BY_MUSCLE: Readonly<Record<Muscle, Pattern>> = {
  chest: 'horizontal_push',
  upper_back: 'horizontal_pull',
  lats: 'vertical_pull',
  traps: 'shoulder_raise',
  front_delts: 'vertical_push',
  side_delts: 'shoulder_raise',
  rear_delts: 'shoulder_raise',
  biceps: 'elbow_flexion',
  triceps: 'elbow_extension',
  forearms: 'elbow_flexion',
  abs: 'core',
  obliques: 'core',
  lower_back: 'hinge',
  glutes: 'hinge',
  quads: 'squat',
  hamstrings: 'knee_flexion',
  adductors: 'hip_abduction',
  calves: 'calf',
};

/** First match wins. */
const MUSCLE_WORDS: readonly (readonly [RegExp, Muscle])[] = [
  [/\b(calf|calves|gemelos?|pantorrillas?)\b/u, 'calves'],
  [/\b(leg curl|hamstrings?|isquios?|nordic)\b/u, 'hamstrings'],
  [/\b(adduct\w*|aductor\w*)\b/u, 'adductors'],
  [/\b(glutes?|gluteos?|hip|cadera|kickback)\b/u, 'glutes'],
  [
    /\b(squat|leg press|leg extension|lunge|step up|sentadilla|prensa|estocada|cuadriceps)\b/u,
    'quads',
  ],
  [
    /\b(deadlift|good morning|hyperextension|back extension|peso muerto|espinales|lumbar)\b/u,
    'lower_back',
  ],
  [/\b(tricep\w*|pushdown|skull\w*|frances)\b/u, 'triceps'],
  [/\b(wrist|forearm|grip|muneca|antebrazo)\b/u, 'forearms'],
  [/\b(curl|biceps?)\b/u, 'biceps'],
  [/\b(shrug|trap\w*|encogimientos?)\b/u, 'traps'],
  [/\b(rear delt|reverse fly|face pull|posterior\w*)\b/u, 'rear_delts'],
  [/\b(lateral raise|side raise|vuelos? lateral\w*)\b/u, 'side_delts'],
  [/\b(shoulder|overhead|military|front raise|hombros?|militar|press arnold)\b/u, 'front_delts'],
  [
    /\b(chest|bench|push up|pushup|fly|flys|pec|dips?|pecho|banca|aperturas?|flexion\w*|fondos)\b/u,
    'chest',
  ],
  [/\b(pulldown|pull up|pullup|chin up|lat|pullover|dominadas?|jalon|dorsal\w*)\b/u, 'lats'],
  [/\b(rows?|remo|back|espalda)\b/u, 'upper_back'],
  [/\b(oblique\w*|oblicuos?|twist|side bend|woodchop\w*)\b/u, 'obliques'],
  [/\b(abs?|abdominal\w*|crunch\w*|sit ups?|plank|plancha|core|leg raise)\b/u, 'abs'],
];

const IMPLEMENT_WORDS: readonly (readonly [RegExp, Implement | undefined, Equipment])[] = [
  [/\b(dumbbells?|mancuernas?|kettlebells?|pesa rusa)\b/u, 'dumbbells', 'dumbbells'],
  [/\b(barbell|ez bar|trap bar|barra|smith)\b/u, 'barbell', 'gym'],
  [/\b(machine|cable|maquina|polea|iso lateral)\b/u, 'machine', 'gym'],
  [/\b(bodyweight|sin peso|band|banda)\b/u, undefined, 'bodyweight'],
];

export function guessMuscle(name: string): Muscle | undefined {
  const plain = plainText(name);
  return MUSCLE_WORDS.find(([words]) => words.test(plain))?.[1];
}

export function guessOwnExercise(name: string, muscle: Muscle, isTimed: boolean): OwnExercise {
  const plain = plainText(name);
  const [, implement, equipment = 'gym'] =
    IMPLEMENT_WORDS.find(([words]) => words.test(plain)) ?? [];
  return {
    name: name.slice(0, TEXT_LIMITS.name),
    pattern: PATTERN_BY_MUSCLE[muscle],
    primary: [muscle],
    secondary: [],
    equipment: [equipment],
    ...(implement && { implement }),
    isTimed,
  };
}
