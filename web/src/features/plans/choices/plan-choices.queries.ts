import type { PlanChoice } from '@forja/contract/plan-choices';
import { useState } from 'react';
import { toast } from '../../../design/feedback/toast.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { takeBack } from '../../../shared/records/merge/merge-three-way.ts';
import type { RecordStore } from '../../../shared/records/record-store.ts';
import type { UndoableEdit } from '../../../shared/records/record-writer.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { useMembership } from '../../membership/membership.queries.ts';
import { openOwnStore, useRecord, useSyncStatus } from '../../records/records.queries.ts';
import { undoEdits } from '../../records/undo.queries.ts';
import { choicesMessages as messages } from './choices.messages.ts';
import { forgetEarlierChoice, readEarlierChoice } from './earlier-choices.ts';
import { NOTHING_CHOSEN, type PlanChoices } from './plan-choice.ts';
import { planChoices } from './plan-choices.collection.ts';

/** Choices of an unsaved plan, stored when the plan is. */
export function useUnsavedChoices(): PlanChoices {
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  return {
    choice,
    choose(change) {
      setChoice((before) => ({ ...before, ...change }));
      const after = { ...choice, ...change };
      return {
        undo: () => setChoice((now) => takeBack({ before: choice, after, now })),
        stored: Promise.resolve(),
      };
    },
    storage: messages.withPlan,
  };
}

/** Choices of a saved plan, synced. Without a membership they last until the page closes. */
export function usePlanChoices(planId: string): PlanChoices & { isPending: boolean } {
  const userId = useUserId();
  const isLapsed = useMembership().status === 'inactive';
  const { data: record, isPending, refetch } = useRecord(planChoices, planId);
  const isWholeAccountHere = useSyncStatus().pull?.isComplete === true;
  const [earlier] = useState(() => readEarlierChoice(planId));
  /** Shown at once; the device confirms it some milliseconds later. */
  const [unconfirmed, setUnconfirmed] = useState<Partial<PlanChoice>>({});

  const choice: PlanChoice = { ...NOTHING_CHOSEN, ...earlier, ...record?.value, ...unconfirmed };

  /** Applies the change to the stored choice, which may be newer than the displayed one. */
  async function store(change: Partial<PlanChoice>): Promise<UndoableEdit> {
    const ownStore = await openOwnStore(userId);
    const original = await ownStore.get(planChoices, planId);
    const value = { ...NOTHING_CHOSEN, ...earlier, ...original?.value, ...change };
    const { edit } = await ownStore.save(planChoices, { id: planId, original, value });
    forgetEarlierChoice(planId);
    await refetch();
    setUnconfirmed(({ week, menu }) => ({
      ...(week && week !== change.week && { week }),
      ...(menu && menu !== change.menu && { menu }),
    }));
    const earlierValue = earlier && planChoices.encode({ ...NOTHING_CHOSEN, ...earlier });
    return { ...edit, before: edit.before ?? earlierValue ?? null };
  }

  return {
    choice,
    choose(change) {
      setUnconfirmed((before) => ({ ...before, ...change }));
      const after = { ...choice, ...change };
      const undoHere = () =>
        setUnconfirmed((now) => takeBack({ before: choice, after, now: { ...choice, ...now } }));
      if (isLapsed) return { undo: undoHere, stored: Promise.resolve() };
      const storing = store(change);
      storing.catch((error: unknown) =>
        toast({
          title: messages.notStored,
          description: readableError(error),
          variant: 'destructive',
        }),
      );
      return {
        undo: () => void storing.then((edit) => undoEdits(userId, { edits: [edit] }), undoHere),
        stored: storing,
      };
    },
    storage: isLapsed ? messages.onThisScreen : messages.inAccount,
    // A plan on an incomplete device does not wait for its choices.
    isPending: isPending && isWholeAccountHere,
  };
}

/** Returns the edit that an undo needs. */
export async function deletePlanChoices(
  store: RecordStore,
  planId: string,
): Promise<UndoableEdit[]> {
  const record = await store.get(planChoices, planId);
  forgetEarlierChoice(planId);
  return record ? [(await store.remove(planChoices, record)).edit] : [];
}
