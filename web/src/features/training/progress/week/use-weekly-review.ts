import type { DeloadReason } from '@forja/domain/progress/deload-hint';
import type { SessionBest } from '@forja/domain/progress/max-by-session';
import { proposeNextWeek } from '@forja/domain/progress/next-week';
import { applyRoutineChange, type RoutineChange } from '@forja/domain/progress/routine-change';
import type { RiseLimits } from '@forja/domain/progress/rise-limits';
import { addWeeks, findLastDay, findWeek } from '@forja/domain/progress/training-week';
import { reviewWeek } from '@forja/domain/progress/weekly-review';
import type { WeekSets } from '@forja/domain/progress/weekly-sets';
import type { Level } from '@forja/domain/person/choices';
import type { Workout } from '@forja/domain/workouts/workout';
import { toast } from '../../../../design/feedback/toast.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { openOwnStore } from '../../../records/records.queries.ts';
import { useOfferUndo } from '../../../records/undo.queries.ts';
import { useExercises, useTrainingSettings } from '../../exercises/exercises.queries.ts';
import { routines } from '../../records/routines.collection.ts';
import { useRoutines } from '../../routines/routines.queries.ts';
import { progressMessages } from '../progress.messages.ts';

const { review: texts } = progressMessages;

type Reviewed = {
  workouts: readonly Workout[];
  weekly: ReadonlyMap<string, WeekSets>;
  sessionsOf: ReadonlyMap<string, readonly SessionBest[]>;
  deloadReasons: readonly DeloadReason[];
  level: Level;
  today: string;
  limits: RiseLimits;
};

/** Last complete week; the current one on its Sunday or without an earlier one. */
function findReviewedWeek({ weekly, today }: Pick<Reviewed, 'weekly' | 'today'>): string {
  const current = findWeek(today);
  const last = addWeeks(current, -1);
  return today === findLastDay(current) || !weekly.has(last) ? current : last;
}

/** Planned against completed in the current routine, with proposals for next week. */
export function useWeeklyReview(reviewed: Reviewed) {
  const { workouts, weekly, sessionsOf, deloadReasons, level, today, limits } = reviewed;
  const userId = useUserId();
  const offerUndo = useOfferUndo();
  const { settings } = useTrainingSettings();
  const { byId } = useExercises();
  const record = useRoutines().routines.find(({ id }) => id === settings.currentRoutineId);
  if (!record) return { review: undefined, proposals: [], accept: () => undefined };
  const { id, value: routine } = record;
  const week = findReviewedWeek(reviewed);

  async function attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      toast({ title: texts.notSaved, description: readableError(error), variant: 'destructive' }),
    );
  }

  const accept = (change: RoutineChange) =>
    void attempt(async () => {
      const store = await openOwnStore(userId);
      const original = await store.get(routines, id);
      if (!original) return;
      const value = applyRoutineChange(original.value, change, newId);
      const { edit } = await store.save(routines, { original, value });
      offerUndo({ title: texts.accepted, edits: [edit], undone: texts.undone });
    });

  return {
    review: reviewWeek({ id, routine }, workouts, week),
    proposals: proposeNextWeek({
      id,
      routine,
      workouts,
      today,
      plates: settings,
      level,
      ownImplements: new Map(
        [...byId].map(([exerciseId, { implement }]) => [exerciseId, implement]),
      ),
      sessionsOf,
      weekSets: weekly.get(week),
      deloadReasons,
      limits,
    }),
    accept,
  };
}
