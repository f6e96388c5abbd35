import { useSyncExternalStore } from 'react';
import { refusalCode } from '../../../shared/http/readable-error.ts';
import { createListeners } from '../../../shared/listeners.ts';

type Question = { answer: Promise<boolean>; resolveProof: (isProven: boolean) => void };

/** Shared by all calls that were refused meanwhile. */
let question: Question | undefined;
const listeners = createListeners();

function createQuestion(): Question {
  let resolveProof: Question['resolveProof'] = () => {};
  const answer = new Promise<boolean>((resolve) => {
    resolveProof = resolve;
  });
  return { answer, resolveProof };
}

/**
 * Runs the work, and again after the second step when the server requires it. The caller only
 * waits, so that its form keeps the typed texts.
 */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (refusalCode(error) !== 'second_factor_stale') throw error;
    question ??= createQuestion();
    listeners.notify();
    if (!(await question.answer)) throw error;
    return work();
  }
}

/** False when the person closes the dialog. */
export function answerProof(isProven: boolean): void {
  question?.resolveProof(isProven);
  question = undefined;
  listeners.notify();
}

export const useIsProofAsked = (): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => question !== undefined,
    () => false,
  );
