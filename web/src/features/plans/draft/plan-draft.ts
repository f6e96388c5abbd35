import { planInput } from '@forja/contract/plan-input';
import {
  EATING_QUESTIONS,
  type Activity,
  type Condition,
  type CycleType,
  type DoseMultiple,
  type Equipment,
  type FoodBudget,
  type FoodPattern,
  type Goal,
  type HealthFlag,
  type Joint,
  type Level,
  type Origin,
  type ScreeningAnswer,
  type ScreeningQuestion,
  type Sex,
} from '@forja/domain/person/choices';
import type { Labs, PlanInput } from '@forja/domain/person/plan-input';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { isAskedPregnancy, isFlagAsked } from './asked-questions.ts';
import { draftMessages } from './draft.messages.ts';
import {
  EMPTY_ENZYME,
  ENZYMES,
  type Enzyme,
  type EnzymeDraft,
  readEnzyme,
} from './enzyme-result.ts';

const messages = draftMessages.planDraft;

/** Empty before any touch; 'rather_not' when chosen. Neither is sent. */
export type DraftAnswer = ScreeningAnswer | 'rather_not' | '';

/** A set being typed; three empty fields are an empty row. */
export type LiftDraft = { exerciseId: string; weightKg: string; repetitions: string };

export const EMPTY_LIFT: LiftDraft = { exerciseId: '', weightKg: '', repetitions: '' };

/** Numbers stay as typed until they are parsed. */
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
  /** Typed in the food search and not chosen: avoids nothing yet. */
  foodSought: string;
  foodBudget: FoodBudget | '';
  cookingDays: '1' | '2' | '3' | '';
  lifts: LiftDraft[];
  injuries: Joint[];
  trainsInHeat: boolean;
  systolic: string;
  diastolic: string;
  /** Enzymes are the multiples of an earlier plan until a new result is typed. */
  labs: Record<keyof Labs, string>;
  enzymes: Record<Enzyme, EnzymeDraft>;
  health: HealthFlag[];
  screening: Record<ScreeningQuestion, DraftAnswer>;
  compounds: string[];
  doseMultiple: DoseMultiple | '';
  origin: Origin | '';
  yearsOfUse: string;
  medicalFollowUp: boolean;
  sharesEquipment: boolean;
  withoutBreak: boolean;
  /** Creation time of the plan whose answers were copied, as an ISO instant, or `BLANK`. */
  startedFrom: string;
  /** Day of the evaluation whose answers were copied. */
  evaluatedOn: string;
};

/** Marks that the person declined the answers of an earlier plan. */
export const BLANK = 'blank';

export const EMPTY_DRAFT: PlanDraft = {
  ageYears: '',
  weightKg: '',
  heightCm: '',
  sex: '',
  conditions: [],
  goal: '',
  level: '',
  cycleWeeks: '12',
  cycleType: 'natural',
  bodyFatPercent: '',
  activity: '',
  trainingDays: '4',
  sessionMinutes: '60',
  equipment: '',
  foodPattern: '',
  foodsToAvoid: [],
  foodSought: '',
  foodBudget: '',
  cookingDays: '',
  lifts: [],
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
  enzymes: { altTimesUpperLimit: EMPTY_ENZYME, astTimesUpperLimit: EMPTY_ENZYME },
  health: [],
  screening: {
    compensates_eating: '',
    loses_control_eating: '',
    lost_weight_fast: '',
    sees_larger_body: '',
    food_fills_the_day: '',
    pregnancy: '',
  },
  compounds: [],
  doseMultiple: '',
  origin: '',
  yearsOfUse: '',
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
  startedFrom: '',
  evaluatedOn: '',
};

/** `undefined` when empty; NaN when unreadable, which every schema refuses with its own message. */
const readNumber = (text: string): number | undefined =>
  text.trim() === '' ? undefined : (parseDecimal(text) ?? Number.NaN);
const emptyTextToUndefined = <T extends string>(value: T | ''): T | undefined =>
  value === '' ? undefined : value;
const emptyObjectToUndefined = <T extends object>(value: T): T | undefined =>
  Object.values(value).some((each) => each !== undefined) ? value : undefined;
const emptyListToUndefined = <T>(values: T[]): T[] | undefined =>
  values.length === 0 ? undefined : values;

export const listQuestions = (draft: PlanDraft): readonly ScreeningQuestion[] =>
  isAskedPregnancy(draft) ? [...EATING_QUESTIONS, 'pregnancy'] : EATING_QUESTIONS;

const isAnswered = (answer: DraftAnswer): answer is ScreeningAnswer =>
  answer === 'yes' || answer === 'no';

export const answeredQuestions = (draft: PlanDraft): ScreeningQuestion[] =>
  listQuestions(draft).filter((question) => isAnswered(draft.screening[question]));

/** Non-empty rows with their position in the form. */
const listFilledLifts = ({ lifts }: PlanDraft): { lift: LiftDraft; row: number }[] =>
  lifts
    .map((lift, row) => ({ lift, row }))
    .filter(({ lift }) => Object.values(lift).some((text) => text.trim() !== ''));

/**
 * Maps a path of the input to its form field: "bloodPressure.systolic" is "systolic", and
 * "lifts.0.weightKg" is "lifts.2.weightKg" after two empty rows.
 */
export function toFormPath(draft: PlanDraft, path: readonly PropertyKey[]): string {
  const [field, index, ...rest] = path;
  if (field === 'bloodPressure' || field === 'chemistry') return [index, ...rest].join('.');
  const filledLift =
    field === 'lifts' && index !== undefined ? listFilledLifts(draft)[Number(index)] : undefined;
  return (filledLift ? [field, filledLift.row, ...rest] : path).join('.');
}

/** Minors get no question about substances, and an earlier answer is not sent. */
const isMinorDraft = ({ ageYears }: PlanDraft): boolean => (readNumber(ageYears) ?? 0) < ADULT;

/**
 * The input before validation. Empty refinements are absent, so that the engine's defaults apply.
 */
function toUncheckedInput(draft: PlanDraft): Record<string, unknown> {
  const labs = emptyObjectToUndefined({
    ...Object.fromEntries(
      Object.entries(draft.labs).map(([name, text]) => [name, readNumber(text)]),
    ),
    ...Object.fromEntries(
      ENZYMES.filter((name) => draft.enzymes[name].value.trim() !== '').map((name) => [
        name,
        readEnzyme(draft.enzymes[name]).times,
      ]),
    ),
  });
  return {
    ageYears: readNumber(draft.ageYears),
    weightKg: readNumber(draft.weightKg),
    heightCm: readNumber(draft.heightCm),
    sex: emptyTextToUndefined(draft.sex),
    conditions: draft.conditions,
    goal: emptyTextToUndefined(draft.goal),
    level: emptyTextToUndefined(draft.level),
    cycleWeeks: readNumber(draft.cycleWeeks),
    cycleType: emptyTextToUndefined(draft.cycleType),
    bodyFatPercent: readNumber(draft.bodyFatPercent),
    activity: emptyTextToUndefined(draft.activity),
    trainingDays: readNumber(draft.trainingDays),
    sessionMinutes: readNumber(draft.sessionMinutes),
    equipment: emptyTextToUndefined(draft.equipment),
    foodPattern: emptyTextToUndefined(draft.foodPattern),
    foodsToAvoid: emptyListToUndefined(draft.foodsToAvoid),
    foodBudget: emptyTextToUndefined(draft.foodBudget),
    cookingDays: readNumber(draft.cookingDays),
    lifts: emptyListToUndefined(
      listFilledLifts(draft).map(({ lift }) => ({
        exerciseId: emptyTextToUndefined(lift.exerciseId),
        weightKg: readNumber(lift.weightKg),
        repetitions: readNumber(lift.repetitions),
      })),
    ),
    injuries: emptyListToUndefined(draft.injuries),
    trainsInHeat: draft.trainsInHeat || undefined,
    bloodPressure: emptyObjectToUndefined({
      systolic: readNumber(draft.systolic),
      diastolic: readNumber(draft.diastolic),
    }),
    health: emptyListToUndefined(draft.health.filter((flag) => isFlagAsked(draft, flag))),
    screening: emptyObjectToUndefined(
      Object.fromEntries(
        answeredQuestions(draft).map((question) => [question, draft.screening[question]]),
      ),
    ),
    labs,
    chemistry:
      draft.cycleType === 'steroid' && !isMinorDraft(draft)
        ? {
            compounds: draft.compounds,
            doseMultiple: emptyTextToUndefined(draft.doseMultiple) ?? 'unknown',
            origin: emptyTextToUndefined(draft.origin) ?? 'unknown',
            yearsOfUse: readNumber(draft.yearsOfUse) ?? 0,
            medicalFollowUp: draft.medicalFollowUp,
            sharesEquipment: draft.sharesEquipment,
            withoutBreak: draft.withoutBreak,
          }
        : undefined,
  };
}

const ADULT = 18;

/** Errors by path: "weightKg", "labs.ldlMgDl". */
export type Problems = Readonly<Record<string, string>>;

export function readDraft(
  draft: PlanDraft,
): { input: PlanInput; problems: Problems } | { input: undefined; problems: Problems } {
  const result = planInput.safeParse(toUncheckedInput(draft));
  // a person who typed an allergy and went on believes that it is excluded
  const problems: Record<string, string> =
    draft.foodSought.trim() === '' ? {} : { foodsToAvoid: messages.foodNotChosen };
  for (const name of ENZYMES) {
    const { problem } = readEnzyme(draft.enzymes[name]);
    if (problem) problems[`enzymes.${name}.${problem.field}`] = problem.message;
  }
  if (result.success)
    return Object.keys(problems).length > 0
      ? { input: undefined, problems }
      : { input: result.data, problems };
  for (const issue of result.error.issues)
    problems[toFormPath(draft, issue.path)] ??= issue.message;
  return { input: undefined, problems };
}

const clearInvalid = (enzyme: EnzymeDraft): EnzymeDraft =>
  readEnzyme(enzyme).problem ? EMPTY_ENZYME : enzyme;

/** Fills the answers of later steps, so that the live summary works from the first step. */
export function getPreviewInput(draft: PlanDraft): PlanInput | undefined {
  return readDraft({
    ...draft,
    foodSought: '',
    lifts: [],
    enzymes: {
      altTimesUpperLimit: clearInvalid(draft.enzymes.altTimesUpperLimit),
      astTimesUpperLimit: clearInvalid(draft.enzymes.astTimesUpperLimit),
    },
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
    'foodBudget',
    'cookingDays',
    'trainsInHeat',
    'lifts',
  ],
  ['conditions', 'level', 'injuries', 'health', 'systolic', 'diastolic', 'labs', 'enzymes'],
  ['screening'],
  ['goal', 'cycleWeeks', 'cycleType', 'compounds', 'doseMultiple', 'origin', 'yearsOfUse'],
] as const satisfies readonly (readonly (keyof PlanDraft)[])[];
export type StepNumber = 0 | 1 | 2 | 3;

/** Errors of one step in form order. */
export function problemsOfStep(problems: Problems, step: StepNumber): string[] {
  return STEPS[step].flatMap((field) =>
    Object.keys(problems).filter((path) => path === field || path.startsWith(`${field}.`)),
  );
}

export function toggleCondition(
  conditions: readonly Condition[],
  condition: Condition,
): Condition[] {
  if (conditions.includes(condition)) return conditions.filter((each) => each !== condition);
  return condition === 'none'
    ? ['none']
    : [...conditions.filter((each) => each !== 'none'), condition];
}
