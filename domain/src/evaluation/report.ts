import { type BodyMassClass, bodyMassClass } from '../body/body-mass-class.ts';
import { bodyMassIndex } from '../body/body-mass-index.ts';
import type { Answers } from './answers.ts';
import { type Evaluation, evaluate, type Recommendation } from './evaluate.ts';
import { PLAN_QUESTIONS } from './plan-answers.ts';
import type { Block } from './questions.data.ts';
import { QUESTIONS } from './questions.data.ts';
import { type PersonalInfo, readPersonalInfo, REPORT_QUESTIONS } from './report-answers.ts';

export const ADVICE_LISTS = ['training', 'nutrition', 'rest'] as const;
export type AdviceList = (typeof ADVICE_LISTS)[number];

export type EvaluationReport = Evaluation & {
  readonly personalInfo: PersonalInfo & {
    readonly bodyMassIndex?: number;
    readonly bodyMassClass?: BodyMassClass;
  };
  readonly goals: {
    readonly primary?: string;
    readonly timeFrame?: string;
    readonly motivation?: string;
    readonly availableDays?: string;
    readonly availableMinutes?: string;
  };
  readonly insights: readonly Insight[];
  /** Lists and items by points, largest first. */
  readonly adviceLists: readonly { list: AdviceList; recommendations: readonly Recommendation[] }[];
};

export type Insight =
  | {
      readonly id: 'worst' | 'best';
      readonly block: Block;
      readonly points: number;
      readonly advice?: Recommendation;
    }
  | { readonly id: 'missing'; readonly percent: number };

export function createReport(answers: Answers): EvaluationReport {
  const evaluation = evaluate(answers);
  return {
    ...evaluation,
    personalInfo: { ...readPersonalInfo(answers), ...classifyBodyMass(answers) },
    goals: readGoals(answers),
    insights: findInsights(evaluation),
    adviceLists: listAdvice(evaluation),
  };
}

/** Pregnancy or worry about eating hides the class. */
function classifyBodyMass(
  answers: Answers,
): Pick<EvaluationReport['personalInfo'], 'bodyMassIndex' | 'bodyMassClass'> {
  const { weightKg, heightCm } = readPersonalInfo(answers);
  if (weightKg === undefined || heightCm === undefined) return {};
  if (answers['pregnancy'] === 'yes' || answers['eating'] === 'yes') return {};
  const index = bodyMassIndex({ weightKg, heightCm });
  return { bodyMassIndex: index, bodyMassClass: bodyMassClass(index) };
}

function readGoals(answers: Answers): EvaluationReport['goals'] {
  const getAnswer = (id: string) => {
    const choices = PLAN_QUESTIONS[id] ?? REPORT_QUESTIONS[id];
    return choices?.find((choice) => choice === answers[id]);
  };
  return Object.fromEntries(
    Object.entries({
      primary: getAnswer('goal'),
      timeFrame: getAnswer('timeFrame'),
      motivation: getAnswer('motivation'),
      availableDays: getAnswer('trainingDays'),
      availableMinutes: getAnswer('sessionMinutes'),
    }).filter(([, answer]) => answer !== undefined),
  );
}

const findBlock = (id: string): Block | undefined =>
  QUESTIONS.find((question) => question.id === id)?.block;

function findInsights({ blocks, confidence, recommendations }: Evaluation): Insight[] {
  const [best, ...rest] = QUESTIONS.map(({ block }) => block)
    .filter((block, at, all) => all.indexOf(block) === at)
    .flatMap((block) => {
      const score = blocks[block];
      return score ? [{ block, points: score.points }] : [];
    })
    .toSorted((one, other) => other.points - one.points);
  const worst = rest.at(-1);
  const advice = recommendations.find(({ id }) => findBlock(id) === worst?.block);
  return [
    ...(best && worst && best.points !== worst.points
      ? [
          { id: 'worst' as const, ...worst, ...(advice && { advice }) },
          { id: 'best' as const, ...best },
        ]
      : []),
    ...(confidence < 100 ? [{ id: 'missing' as const, percent: 100 - confidence }] : []),
  ];
}

const LISTS: Readonly<Partial<Record<Block, AdviceList>>> = {
  activity: 'training',
  nutrition: 'nutrition',
  sleep: 'rest',
};

function listAdvice({ recommendations }: Evaluation): EvaluationReport['adviceLists'] {
  const findList = (id: string) => LISTS[findBlock(id) ?? 'tobacco'];
  return ADVICE_LISTS.map((list) => ({
    list,
    recommendations: recommendations.filter(({ id }) => findList(id) === list),
  }))
    .filter((each) => each.recommendations.length > 0)
    .toSorted(
      (one, other) => (other.recommendations[0]?.gain ?? 0) - (one.recommendations[0]?.gain ?? 0),
    );
}
