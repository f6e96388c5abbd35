import { LIMITS } from '@forja/domain/person/plan-input';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { draftMessages } from './draft.messages.ts';

const messages = draftMessages.enzymeResult;

export const ENZYMES = ['altTimesUpperLimit', 'astTimesUpperLimit'] as const;
export type Enzyme = (typeof ENZYMES)[number];

/** As printed, in U/l. Each laboratory has its own upper limit. */
export type EnzymeDraft = { value: string; upperLimit: string };

export const EMPTY_ENZYME: EnzymeDraft = { value: '', upperLimit: '' };

type EnzymeResult = {
  /** Multiples of the upper limit; absent when empty or unreadable. */
  times?: number;
  problem?: { field: keyof EnzymeDraft; message: string };
};

export function readEnzyme({ value, upperLimit }: EnzymeDraft): EnzymeResult {
  if (value.trim() === '') return {};
  const [result, limit] = [parseDecimal(value), parseDecimal(upperLimit)];
  if (result === undefined || result <= 0)
    return { problem: { field: 'value', message: messages.value } };
  if (limit === undefined || limit <= 0)
    return { problem: { field: 'upperLimit', message: messages.upperLimit } };
  const times = Math.round((result / limit) * 100) / 100;
  const { min, max } = LIMITS.altTimesUpperLimit;
  return times < min || times > max
    ? { problem: { field: 'value', message: messages.unlikely } }
    : { times };
}
