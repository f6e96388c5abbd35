import type { Answers } from '@forja/domain/evaluation/answers';
import { TYPED_ANSWERS } from '@forja/domain/evaluation/report-answers';
import { evaluationMessages, findQuestionTexts } from './report/evaluation.messages.ts';

/** The step after the last one is the result. */
export type EvaluationDraft = {
  step: number;
  answers: Answers;
  /** The answers are stored as a record, and the draft of the device was cleared. */
  isSaved: boolean;
};

export const RESULT_STEP = evaluationMessages.steps.length;

export const emptyEvaluation = (): EvaluationDraft => ({
  step: 0,
  answers: {},
  isSaved: false,
});

/** Restores only known answers: another version may have stored others. */
export function restoreEvaluation(stored: unknown): EvaluationDraft | undefined {
  const { step, answers } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof answers !== 'object' || answers === null) return undefined;
  const restored = Object.entries(answers).filter(
    ([id, answer]) =>
      typeof answer === 'string' &&
      (TYPED_ANSWERS.some((typed) => typed === id) ||
        Object.hasOwn(findQuestionTexts(id)?.options ?? {}, answer)),
  );
  const isStep = Number.isInteger(step) && Number(step) >= 0 && Number(step) <= RESULT_STEP;
  return {
    step: isStep ? Number(step) : 0,
    answers: Object.fromEntries(restored),
    isSaved: false,
  };
}
