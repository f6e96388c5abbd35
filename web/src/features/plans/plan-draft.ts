import { planInput } from '@forja/contract/plan-input';
import type {
  Activity,
  Condition,
  CycleType,
  DoseMultiple,
  Equipment,
  FoodPattern,
  Goal,
  HealthFlag,
  Joint,
  Level,
  Origin,
  Sex,
} from '@forja/domain/person/choices';
import type { Labs, PlanInput } from '@forja/domain/person/plan-input';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { isAskedTo } from './asked-flags.ts';

/** The form as the person left it: numbers stay as typed until they are read. */
export type PlanDraft = {
  ageYears: string;
  weightKg: string;
  heightCm: string;
  sex: Sex | '';
  conditions: Condition[];
  goal: Goal | '';
  level: Level | '';
  cycleWeeks: string;
  cycleType: CycleType | '';
  bodyFatPercent: string;
  activity: Activity | '';
  trainingDays: string;
  sessionMinutes: string;
  equipment: Equipment | '';
  foodPattern: FoodPattern | '';
  foodsToAvoid: string[];
  /** Written in the search of those foods and not chosen: it leaves nothing out yet. */
  foodSought: string;
  injuries: Joint[];
  trainsInHeat: boolean;
  systolic: string;
  diastolic: string;
  labs: Record<keyof Labs, string>;
  health: HealthFlag[];
  compounds: string[];
  doseMultiple: DoseMultiple | '';
  origin: Origin | '';
  yearsOfUse: string;
  medicalFollowUp: boolean;
  sharesEquipment: boolean;
  withoutBreak: boolean;
};

export const EMPTY_DRAFT: PlanDraft = {
  ageYears: '',
  weightKg: '',
  heightCm: '',
  sex: '',
  conditions: [],
  goal: '',
  level: '',
  cycleWeeks: '12',
  cycleType: '',
  bodyFatPercent: '',
  activity: '',
  trainingDays: '4',
  sessionMinutes: '60',
  equipment: '',
  foodPattern: '',
  foodsToAvoid: [],
  foodSought: '',
  injuries: [],
  trainsInHeat: false,
  systolic: '',
  diastolic: '',
  labs: {
    haematocritPercent: '',
    altTimesUpperLimit: '',
    astTimesUpperLimit: '',
    ldlMgDl: '',
    hdlMgDl: '',
    egfr: '',
    hba1cPercent: '',
    psaNgMl: '',
    lvefPercent: '',
  },
  health: [],
  compounds: [],
  doseMultiple: '',
  origin: '',
  yearsOfUse: '',
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
};

/** `undefined` when left empty; NaN, which every schema refuses with its own sentence, when it cannot be read. */
const typed = (text: string): number | undefined =>
  text.trim() === '' ? undefined : (parseDecimal(text) ?? Number.NaN);
const chosen = <T extends string>(value: T | ''): T | undefined => (value === '' ? undefined : value);
const unlessEmpty = <T extends object>(value: T): T | undefined =>
  Object.values(value).some((each) => each !== undefined) ? value : undefined;
const unlessNone = <T>(values: T[]): T[] | undefined => (values.length === 0 ? undefined : values);

/** What would be sent. Refinements left empty are absent, so that the engine's defaults apply. */
function unchecked(draft: PlanDraft): Record<string, unknown> {
  const labs = unlessEmpty(Object.fromEntries(Object.entries(draft.labs).map(([name, text]) => [name, typed(text)])));
  return {
    ageYears: typed(draft.ageYears),
    weightKg: typed(draft.weightKg),
    heightCm: typed(draft.heightCm),
    sex: chosen(draft.sex),
    conditions: draft.conditions,
    goal: chosen(draft.goal),
    level: chosen(draft.level),
    cycleWeeks: typed(draft.cycleWeeks),
    cycleType: chosen(draft.cycleType),
    bodyFatPercent: typed(draft.bodyFatPercent),
    activity: chosen(draft.activity),
    trainingDays: typed(draft.trainingDays),
    sessionMinutes: typed(draft.sessionMinutes),
    equipment: chosen(draft.equipment),
    foodPattern: chosen(draft.foodPattern),
    foodsToAvoid: unlessNone(draft.foodsToAvoid),
    injuries: unlessNone(draft.injuries),
    trainsInHeat: draft.trainsInHeat || undefined,
    bloodPressure: unlessEmpty({ systolic: typed(draft.systolic), diastolic: typed(draft.diastolic) }),
    health: unlessNone(draft.health.filter((flag) => isAskedTo(draft.sex, flag))),
    labs,
    chemistry:
      draft.cycleType === 'steroid'
        ? {
            compounds: draft.compounds,
            doseMultiple: chosen(draft.doseMultiple) ?? 'unknown',
            origin: chosen(draft.origin) ?? 'unknown',
            yearsOfUse: typed(draft.yearsOfUse) ?? 0,
            medicalFollowUp: draft.medicalFollowUp,
            sharesEquipment: draft.sharesEquipment,
            withoutBreak: draft.withoutBreak,
          }
        : undefined,
  };
}

const NOT_CHOSEN = 'Elegilo de la lista o borralo: lo que solo está escrito no sale de tu menú.';

/** The sentence for each field that cannot be sent, by its path: "weightKg", "bloodPressure.systolic", "labs.ldlMgDl". */
export type Problems = Readonly<Record<string, string>>;

export function readDraft(
  draft: PlanDraft,
): { input: PlanInput; problems: Problems } | { input: undefined; problems: Problems } {
  const read = planInput.safeParse(unchecked(draft));
  // whoever wrote an allergy and went on believes that it is out of the menu
  const problems: Record<string, string> = draft.foodSought.trim() === '' ? {} : { foodsToAvoid: NOT_CHOSEN };
  if (read.success) return 'foodsToAvoid' in problems ? { input: undefined, problems } : { input: read.data, problems };
  for (const issue of read.error.issues) problems[issue.path.join('.')] ??= issue.message;
  return { input: undefined, problems };
}

/** What is missing of the later steps, so that the live summary can say something from the first one on. */
export function previewOf(draft: PlanDraft): PlanInput | undefined {
  return readDraft({
    ...draft,
    foodSought: '',
    conditions: draft.conditions.length > 0 ? draft.conditions : ['none'],
    goal: draft.goal || 'maintenance',
    level: draft.level || 'beginner',
    cycleType: draft.cycleType || 'natural',
  }).input;
}

export const STEPS = [
  [
    'ageYears',
    'weightKg',
    'heightCm',
    'sex',
    'trainingDays',
    'sessionMinutes',
    'equipment',
    'activity',
    'bodyFatPercent',
    'foodPattern',
    'foodsToAvoid',
    'trainsInHeat',
  ],
  ['conditions', 'level', 'injuries', 'health', 'bloodPressure', 'labs'],
  ['goal', 'cycleWeeks', 'cycleType', 'chemistry'],
] as const;
export type StepNumber = 0 | 1 | 2;

/** The problems of one step's fields, in the order of the form. */
export function problemsOfStep(problems: Problems, step: StepNumber): string[] {
  return STEPS[step].flatMap((field) =>
    Object.keys(problems).filter((path) => path === field || path.startsWith(`${field}.`)),
  );
}

/** 'none' and the others exclude each other: choosing one clears the other. */
export function toggleCondition(conditions: readonly Condition[], condition: Condition): Condition[] {
  if (conditions.includes(condition)) return conditions.filter((each) => each !== condition);
  return condition === 'none' ? ['none'] : [...conditions.filter((each) => each !== 'none'), condition];
}
