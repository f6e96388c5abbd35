import { useEffect, useState } from 'react';
import { isAccountRemembered } from '../../../shared/account-mark.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { isPulling, useRecords, useSyncStatus } from '../../records/records.queries.ts';
import { toNextDraft } from '../draft/draft-from-input.ts';
import { isEmptyDraft } from '../draft/stored-draft.ts';
import { plans } from '../plans.collection.ts';
import type { PlanForm } from './use-plan-form.ts';

const LATEST = { offset: 0, limit: 1 };
const NONE = { offset: 0, limit: 0 };
/** Longest wait for the device, in ms, before an empty form. */
const TIMEOUT_MS = 2000;

/** Fills an empty form from the latest saved plan. Pending until the device is read. */
export function useEarlierAnswers({ draft, getValues, reset }: PlanForm): { isPending: boolean } {
  const userId = useUserId();
  const [mayWait] = useState(() => isAccountRemembered() && isEmptyDraft(draft));
  const [startsEmpty] = useState(() => isEmptyDraft(draft));
  const [isLate, setIsLate] = useState(false);
  const { records, isRead, error } = useRecords(plans, startsEmpty ? LATEST : NONE);
  const syncStatus = useSyncStatus();
  const [latest] = records;

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // The person may have started typing meanwhile.
    if (!latest || !isEmptyDraft(getValues())) return;
    const { createdAt, plan } = latest.value;
    reset(toNextDraft({ input: plan.input, createdAt }, new Date()));
  }, [latest, getValues, reset]);

  const isFilled = latest === undefined || !isEmptyDraft(draft);
  const isPlanComing = latest === undefined && isPulling(syncStatus);
  const isKnown = error !== null || (userId !== undefined && isRead && !isPlanComing && isFilled);
  return { isPending: mayWait && !isLate && !isKnown };
}
