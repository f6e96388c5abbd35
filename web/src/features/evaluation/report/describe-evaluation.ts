import {
  type Evaluation,
  labelScore,
  type Referral,
  type Score,
} from '@forja/domain/evaluation/evaluate';
import { BLOCKS, type Block } from '@forja/domain/evaluation/questions.data';
import type { SourceKey } from '@forja/domain/evidence/sources';
import { decimal, trimmed } from '../../../design/format.ts';
import { evaluationMessages, findQuestionTexts } from './evaluation.messages.ts';
import { referralMessages } from './referrals.messages.ts';

const { result: texts, blocks: blockNames, labels } = evaluationMessages;
const OF_TEN: ReadonlySet<Block> = new Set(['activity', 'sleep', 'nutrition']);

export type ScoreMaximum = 10 | 100;
export type SourceNumbers = ReadonlyMap<SourceKey, number>;
export type ScoredBlock = { id: Block; score: Score };

export const listBlocks = ({ blocks }: Evaluation): ScoredBlock[] =>
  BLOCKS.flatMap((id) => {
    const score = blocks[id];
    return score ? [{ id, score }] : [];
  });

export const getMaximum = (block: Block): ScoreMaximum => (OF_TEN.has(block) ? 10 : 100);

export const formatPoints = (points: number, max: ScoreMaximum): string =>
  max === 10 ? decimal(points / 10) : trimmed(points);

export const formatUnit = (max: ScoreMaximum): string =>
  max === 10 ? texts.ofTen : texts.ofHundred;

export const formatLabel = (points: number): string => labels[labelScore(points)];

/** No overall label when a referral comes first. */
export const formatOverallLabel = ({ overall, consult }: Evaluation): string =>
  consult.length > 0 ? evaluationMessages.consult.noLabel : formatLabel(overall?.points ?? 0);

const nameQuestion = (id: string): string => findQuestionTexts(id)?.prompt ?? id;

/** An overall part is a block, and some blocks share the name of their question. */
const nameBlock = (id: string): string =>
  BLOCKS.flatMap((block) => (block === id ? blockNames[block] : [])).join('');

export const describeParts = (
  { parts }: Score,
  max: ScoreMaximum,
  { isOverall, numbers }: { isOverall: boolean; numbers: SourceNumbers },
): { id: string; text: string }[] =>
  parts.map(({ id, points, most, sources }) => ({
    id,
    text: [
      texts.part(
        isOverall ? nameBlock(id) : nameQuestion(id),
        formatPoints(points, max),
        max === 10 ? trimmed(most / 10, 1) : trimmed(most, 0),
      ),
      ...listNumbers(sources, numbers),
    ].join(' '),
  }));

/** "Tomá 8 vasos de agua por día [3]." */
export const describeAdvice = (
  { id, sources }: { id: string; sources: readonly SourceKey[] },
  numbers: SourceNumbers,
): string => `${[findQuestionTexts(id)?.advice, ...listNumbers(sources, numbers)].join(' ')}.`;

export const describeReferral = (
  { id, answer, sources }: Referral,
  numbers: SourceNumbers,
): string => `${[referralMessages[id]?.[answer], ...listNumbers(sources, numbers)].join(' ')}.`;

export function numberSources(
  scored: readonly ScoredBlock[],
  more: readonly SourceKey[] = [],
): SourceNumbers {
  const keys = scored.flatMap(({ score }) => score.parts.flatMap(({ sources }) => sources));
  return new Map([...new Set([...keys, ...more])].map((key, at) => [key, at + 1]));
}

export const listNumbers = (sources: readonly SourceKey[], numbers: SourceNumbers): string[] =>
  sources.length === 0 ? [] : [`[${sources.map((key) => numbers.get(key)).join(', ')}]`];
