import { deviceStore, listKeys, tabStore } from '../../../shared/device-store.ts';

/** Key prefixes of plan, result and payment data, shared by their features. */
const EARLIER = ['forja-borrador-', 'forja-plan-', 'forja-resultado-', 'forja-pago-'] as const;
const PLAN_DRAFT = 'forja-borrador-plan';

/** Clears data that the next user of a shared phone must not find. */
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

/** A plan on screen that needs a sign-in to be saved is kept. */
export const isSavingAPlan = (next: string): boolean => /^\/generar-plan(?:[/?#]|$)/.test(next);
