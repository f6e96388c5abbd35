import type { PlanAnswers } from '@forja/domain/evaluation/plan-answers';
import { trimmed } from '../../../design/format.ts';
import { EMPTY_DRAFT, type PlanDraft } from './plan-draft.ts';

/** Fills only unanswered fields. */
export function fillFromEvaluation(
  draft: PlanDraft,
  answers: Partial<PlanAnswers>,
  evaluatedOn: string,
): PlanDraft {
  const { goal, level, trainingDays, sessionMinutes, health = [] } = answers;
  const fillEmpty = (name: 'ageYears' | 'weightKg' | 'heightCm') =>
    draft[name] || (answers[name] === undefined ? '' : trimmed(answers[name]));
  const isNew = draft.startedFrom === '';
  const fillDefault = (name: 'trainingDays' | 'sessionMinutes', value: number | undefined) =>
    value !== undefined && isNew && draft[name] === EMPTY_DRAFT[name] ? String(value) : draft[name];
  return {
    ...draft,
    ageYears: fillEmpty('ageYears'),
    weightKg: fillEmpty('weightKg'),
    heightCm: fillEmpty('heightCm'),
    goal: draft.goal || (goal ?? ''),
    level: draft.level || (level ?? ''),
    trainingDays: fillDefault('trainingDays', trainingDays),
    sessionMinutes: fillDefault('sessionMinutes', sessionMinutes),
    health: [...new Set([...draft.health, ...health])],
    evaluatedOn,
  };
}
