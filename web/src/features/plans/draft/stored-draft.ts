import { deviceStore } from '../../../shared/device-store.ts';
import { sameValue } from '../../../shared/records/merge/same-value.ts';
import { EMPTY_DRAFT, EMPTY_LIFT, type LiftDraft, type PlanDraft } from './plan-draft.ts';

/** Health data: stored on this device only, and removed at sign-in and sign-out. */
const DRAFT_KEY = 'forja-borrador-plan';

/** Reads only fields of the expected type, because another version may have stored others. */
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

/** Converts the pregnancy flag of older versions, so that the question is not repeated. */
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

export const isEmptyDraft = (draft: PlanDraft): boolean => sameValue(draft, EMPTY_DRAFT);

export const loadDraft = (): PlanDraft => readStoredDraft(deviceStore.get(DRAFT_KEY));

export const storeDraft = (draft: PlanDraft): void =>
  // An unchosen food search is not stored: it would stop a person who returns another day.
  deviceStore.set(DRAFT_KEY, JSON.stringify({ ...draft, foodSought: '' }));

export const forgetDraft = (): void => deviceStore.remove(DRAFT_KEY);
