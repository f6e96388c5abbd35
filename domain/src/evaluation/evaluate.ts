import type { Answers } from './answers.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { type ConsultReason, consultReasons } from './consult-reasons.ts';
import { BLOCKS, type Block, type Question, QUESTIONS } from './questions.data.ts';

/** Points out of 100, or tenths out of 10, equal to the sum of the parts. */
export type Score = {
  readonly points: number;
  readonly parts: readonly ScorePart[];
};
export type ScorePart = {
  readonly id: string;
  readonly points: number;
  readonly most: number;
  readonly sources: readonly SourceKey[];
};
export type Recommendation = {
  readonly id: string;
  readonly gain: number;
  readonly sources: readonly SourceKey[];
};
export type Referral = {
  readonly id: string;
  readonly answer: string;
  readonly sources: readonly SourceKey[];
};
export type Evaluation = {
  readonly consult: readonly ConsultReason[];
  /** Out of 100; undefined with fewer than four blocks. */
  readonly overall: Score | undefined;
  /** Out of 100; activity, sleep and nutrition are shown out of 10. */
  readonly blocks: Readonly<Partial<Record<Block, Score>>>;
  /** Percent of the question weight that was answered. */
  readonly confidence: number;
  readonly recommendations: readonly Recommendation[];
  readonly referrals: readonly Referral[];
};

/** Forja's rule; lloydjones2022 averages eight. */
const FEWEST_BLOCKS = 4;

export function evaluate(answers: Answers): Evaluation {
  const consult = consultReasons(answers);
  const blocks = scoreBlocks(answers);
  const scoredQuestions = QUESTIONS.filter((question) => isScored(question, answers));
  const weight = sum(scoredQuestions.map((question) => question.weight));
  const answered = scoredQuestions.filter((question) => readValue(question, answers) !== undefined);
  return {
    consult,
    overall: scoreOverall(blocks),
    blocks,
    confidence: Math.round((100 * sum(answered.map((question) => question.weight))) / weight),
    recommendations: consult.length > 0 ? [] : recommend(answers),
    referrals: refer(answers),
  };
}

export type ScoreLabel = 'excellent' | 'very-good' | 'good' | 'regular' | 'poor';

export function labelScore(points: number): ScoreLabel {
  if (points >= 85) return 'excellent';
  if (points >= 70) return 'very-good';
  if (points >= 55) return 'good';
  return points >= 40 ? 'regular' : 'poor';
}

function readValue(question: Question, answers: Answers): number | undefined {
  const answer = answers[question.id];
  return answer !== undefined && Object.hasOwn(question.values, answer)
    ? question.values[answer]
    : undefined;
}

/** ng246: the waist-to-height ratio is meaningless in pregnancy. */
const isScored = ({ id, block, exempt = [] }: Question, answers: Answers): boolean =>
  (block !== 'waist' || answers['pregnancy'] !== 'yes') && !exempt.includes(answers[id] ?? '');

function scoreBlocks(answers: Answers): Partial<Record<Block, Score>> {
  const scores: Partial<Record<Block, Score>> = {};
  for (const block of BLOCKS) {
    const answered = QUESTIONS.filter(
      (question) => question.block === block && isScored(question, answers),
    ).flatMap((question) => {
      const value = readValue(question, answers);
      return value === undefined ? [] : [{ ...question, value }];
    });
    if (answered.length === 0) continue;
    const weight = sum(answered.map((question) => question.weight));
    scores[block] = shareOut(
      answered.map((question) => ({
        id: question.id,
        sources: question.sources,
        exact: (question.weight * question.value) / weight,
        most: (question.weight * 100) / weight,
      })),
    );
  }
  return scores;
}

function scoreOverall(blocks: Partial<Record<Block, Score>>): Score | undefined {
  const scored = BLOCKS.flatMap((id) => {
    const score = blocks[id];
    return score ? [{ id, score }] : [];
  });
  if (scored.length < FEWEST_BLOCKS) return undefined;
  return shareOut(
    scored.map(({ id, score }) => ({
      id,
      sources: [],
      exact: score.points / scored.length,
      most: 100 / scored.length,
    })),
  );
}

type ExactPart = Omit<ScorePart, 'points'> & { exact: number };

/** Largest-remainder rounding, so that the parts add up to the total. */
function shareOut(exactParts: readonly ExactPart[]): Score {
  const points = Math.round(round6(sum(exactParts.map(({ exact }) => exact))));
  const floors = exactParts.map(({ exact }) => Math.floor(round6(exact)));
  const pointsToShareOut = points - sum(floors);
  const raised = new Set(
    exactParts
      .map(({ exact }, at) => ({ at, remainder: round6(exact - (floors[at] ?? 0)) }))
      .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
      .slice(0, pointsToShareOut)
      .map(({ at }) => at),
  );
  return {
    points,
    parts: exactParts.map(({ id, sources, most }, at) => ({
      id,
      sources,
      most,
      points: (floors[at] ?? 0) + (raised.has(at) ? 1 : 0),
    })),
  };
}

function recommend(answers: Answers): Recommendation[] {
  const before = scoreOverall(scoreBlocks(answers))?.points;
  if (before === undefined) return [];
  return QUESTIONS.flatMap((question) => {
    const { id, goal, sources } = question;
    if (goal === undefined || !losesPoints(question, answers)) return [];
    const after = scoreOverall(scoreBlocks({ ...answers, [id]: goal }))?.points ?? before;
    return [{ id, gain: after - before, sources }];
  }).toSorted((one, other) => other.gain - one.gain);
}

/** Waist size is not mentioned to a person worried about eating. */
const refer = (answers: Answers): Referral[] =>
  QUESTIONS.flatMap((question) => {
    const { id, goal, sources } = question;
    const answer = answers[id];
    if (goal !== undefined || answer === undefined || !losesPoints(question, answers)) return [];
    return id === 'waist' && answers['eating'] === 'yes' ? [] : [{ id, answer, sources }];
  });

function losesPoints(question: Question, answers: Answers): boolean {
  const value = readValue(question, answers);
  return isScored(question, answers) && value !== undefined && value < 100;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Binary fractions would decide ties. */
const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;
