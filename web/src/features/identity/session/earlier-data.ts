import { deviceStore, listKeys, tabStore } from '../../../shared/device-store.ts';

/** How the keys of plan, result and payment data start: a feature that keeps some names it so. */
const EARLIER = ['forja-borrador-', 'forja-plan-', 'forja-resultado-', 'forja-pago-'] as const;
const PLAN_DRAFT = 'forja-borrador-plan';

/** Whose data is it? On a shared phone the next person must not find it. */
export function clearEarlierData({ keepPlanDraft }: { keepPlanDraft: boolean }): void {
  deviceStore.remove(...earlierKeys(listKeys('localStorage'), { keepPlanDraft }));
  tabStore.remove(...earlierKeys(listKeys('sessionStorage'), { keepPlanDraft }));
}

export const earlierKeys = (
  keys: readonly string[],
  { keepPlanDraft }: { keepPlanDraft: boolean },
): string[] =>
  keys.filter(
    (key) =>
      EARLIER.some((start) => key.startsWith(start)) && !(keepPlanDraft && key === PLAN_DRAFT),
  );

/** Somebody who signs in to save the plan on screen keeps that plan: it is not an earlier one. */
export const isSavingAPlan = (next: string): boolean => /^\/generar-plan(?:[/?#]|$)/.test(next);
