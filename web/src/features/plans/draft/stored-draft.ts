import { deviceStore } from '../../../shared/device-store.ts';
import { sameValue } from '../../../shared/records/merge/same-value.ts';
import { EMPTY_DRAFT, EMPTY_LIFT, type LiftDraft, type PlanDraft } from './plan-draft.ts';

/** Health data: stored on this device only, and removed when a person signs in or out. */
const DRAFT_KEY = 'forja-borrador-plan';

/** Only fields of the expected type are read: what another version stored must not break the form. */
export function readStoredDraft(stored: string | null): PlanDraft {
  if (stored === null) return EMPTY_DRAFT;
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null) return EMPTY_DRAFT;
    return withPregnancyAnswer(readFields(EMPTY_DRAFT, draft));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Pregnancy was a flag before it was a question: a person who had ticked it is not asked again. */
function withPregnancyAnswer(draft: PlanDraft): PlanDraft {
  if (!draft.health.includes('pregnancy') || draft.screening.pregnancy !== '') return draft;
  return { ...draft, screening: { ...draft.screening, pregnancy: 'yes' } };
}

const readLift = (stored: unknown): LiftDraft[] =>
  typeof stored === 'object' && stored !== null ? [readFields(EMPTY_LIFT, stored)] : [];

function readFields<T extends object>(shape: T, stored: object): T {
  const entries = Object.entries(shape).map(([name, empty]) => {
    const value = (stored as Record<string, unknown>)[name];
    if (
      typeof value !== typeof empty ||
      Array.isArray(value) !== Array.isArray(empty) ||
      value === null
    )
      return [name, empty];
    if (Array.isArray(value))
      return [
        name,
        name === 'lifts'
          ? value.flatMap(readLift)
          : value.filter((each) => typeof each === 'string'),
      ];
    return [name, typeof value === 'object' ? readFields(empty as object, value) : value];
  });
  return Object.fromEntries(entries) as T; // same keys and kinds as `shape`, by construction
}

/** Nothing was answered yet, nor was an empty form chosen. */
export const isEmptyDraft = (draft: PlanDraft): boolean => sameValue(draft, EMPTY_DRAFT);

export const loadDraft = (): PlanDraft => readStoredDraft(deviceStore.get(DRAFT_KEY));

export const storeDraft = (draft: PlanDraft): void =>
  // A food that was only searched for is not an answer: it must not stop a person who comes back another day.
  deviceStore.set(DRAFT_KEY, JSON.stringify({ ...draft, foodSought: '' }));

export const forgetDraft = (): void => deviceStore.remove(DRAFT_KEY);
