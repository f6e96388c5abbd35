import type { PlanChoice } from '@forja/contract/plan-choices';
import type { Plan } from '@forja/domain/plan/plan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUserId } from '../identity/session.queries.ts';
import {
  notSignedInError,
  openOwnStore,
  preloadRecord,
  refusalError,
} from '../records/records.queries.ts';
import { useDeleteWithUndo } from '../records/undo.queries.ts';
import { planMessages } from './plans.messages.ts';
import { isNothingChosen } from './choices/plan-choice.ts';
import { planChoices } from './choices/plan-choices.collection.ts';
import { deletePlanChoices } from './choices/plan-choices.queries.ts';
import { plans } from './plans.collection.ts';

type ToSave = { id: string; plan: Plan; createdAt?: Date; choice?: PlanChoice };

/** Rejects when the server refuses the plan meanwhile. */
export function useSavePlan() {
  const userId = useUserId();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, plan, createdAt = new Date(), choice }: ToSave) => {
      const store = await openOwnStore(userId);
      await store.save(plans, { id, value: { createdAt, plan } });
      await Promise.race([store.sync(), timeout()]);
      const refusal = (await store.get(plans, id))?.refusal;
      const { isSignedOut } = store.status.current();
      if (!refusal && !isSignedOut) {
        if (choice && !isNothingChosen(choice))
          await store.save(planChoices, { id, value: choice });
        await Promise.all([
          preloadRecord(cache, userId, plans, id),
          preloadRecord(cache, userId, planChoices, id),
        ]);
        return { id };
      }
      await store.discard(plans.name, id);
      throw refusal ? refusalError(refusal) : notSignedInError();
    },
  });
}

/** Longest wait in ms for the server: the plan is stored, and the outbox sends it later. */
const timeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4000));

export const useDeletePlan = () =>
  useDeleteWithUndo(plans, planMessages.plansQueries, deletePlanChoices);
