import { EMPTY_DRAFT, EMPTY_LIFT, type LiftDraft, type PlanDraft } from './plan-draft.ts';

/** Health data: stays on this device, and goes when somebody signs in or out. */
export const DRAFT_KEY = 'forja-borrador-plan';

/** Only known fields of the known kind come back: what another version left behind must not break the form. */
export function readStoredDraft(stored: string | null): PlanDraft {
  if (stored === null) return EMPTY_DRAFT;
  try {
    const kept: unknown = JSON.parse(stored);
    if (typeof kept !== 'object' || kept === null) return EMPTY_DRAFT;
    return withPregnancyAsked(fitted(EMPTY_DRAFT, kept));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Pregnancy was a flag before it was a question: who had ticked it is not asked again, nor read as silent. */
function withPregnancyAsked(draft: PlanDraft): PlanDraft {
  if (!draft.health.includes('pregnancy') || draft.screening.pregnancy !== '') return draft;
  return { ...draft, screening: { ...draft.screening, pregnancy: 'yes' } };
}

const fittedLift = (kept: unknown): LiftDraft[] =>
  typeof kept === 'object' && kept !== null ? [fitted(EMPTY_LIFT, kept)] : [];

function fitted<T extends object>(shape: T, kept: object): T {
  const entries = Object.entries(shape).map(([name, empty]) => {
    const value = (kept as Record<string, unknown>)[name];
    if (typeof value !== typeof empty || Array.isArray(value) !== Array.isArray(empty) || value === null)
      return [name, empty];
    if (Array.isArray(value))
      return [name, name === 'lifts' ? value.flatMap(fittedLift) : value.filter((each) => typeof each === 'string')];
    return [name, typeof value === 'object' ? fitted(empty as object, value) : value];
  });
  return Object.fromEntries(entries) as T; // same keys and kinds as `shape`, by construction
}

export function storeDraft(draft: PlanDraft): void {
  try {
    // what was only sought is not an answer: it must not stop whoever comes back another day
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, foodSought: '' }));
  } catch {
    // A full or forbidden storage only costs the draft of the next visit; what is on screen stays.
  }
}

export const loadDraft = (): PlanDraft => readStoredDraft(safeGet());
export const forgetDraft = (): void => {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
};

function safeGet(): string | null {
  try {
    return localStorage.getItem(DRAFT_KEY);
  } catch {
    return null;
  }
}
