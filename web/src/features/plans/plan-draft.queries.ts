import type { PlanAnswers } from '@forja/domain/evaluation/plan-answers';
import { toNextDraft } from './draft/draft-from-input.ts';
import { fillFromEvaluation } from './draft/fill-from-evaluation.ts';
import { isEmptyDraft, loadDraft, storeDraft } from './draft/stored-draft.ts';
import { useLatestPlan } from './saved-plan.queries.ts';

/** Merges the answers of an evaluation into the next draft. */
export function usePrefillPlan() {
  const { plan: latest } = useLatestPlan();
  return (answers: Partial<PlanAnswers>, evaluatedOn: string): void => {
    const stored = loadDraft();
    const draft =
      latest && isEmptyDraft(stored)
        ? toNextDraft(
            { input: latest.value.plan.input, createdAt: latest.value.createdAt },
            new Date(),
          )
        : stored;
    storeDraft(fillFromEvaluation(draft, answers, evaluatedOn));
  };
}
