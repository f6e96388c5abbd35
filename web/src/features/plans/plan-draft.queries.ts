import type { PlanAnswers } from '@forja/domain/evaluation/plan-answers';
import { toNextDraft } from './draft/draft-from-input.ts';
import { fillFromEvaluation } from './draft/fill-from-evaluation.ts';
import { isEmptyDraft, loadDraft, storeDraft } from './draft/stored-draft.ts';
import { useLatestPlan } from './saved-plan.queries.ts';

/** Leaves the answers of an evaluation in the form of the next plan, over what it already starts from. */
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
