import type { DoneSet } from '../workouts/done-sets.ts';
import { estimateMax, middleOfMax, type EstimatedMax } from '../workouts/estimated-max.ts';

export type SessionBest = {
  readonly day: string;
  readonly startedAt: string;
  /** Absent if no set allows an estimate. */
  readonly max: EstimatedMax | undefined;
  readonly best: DoneSet;
  readonly sets: number;
  /** Kilos times repetitions, summed. */
  readonly volumeKg: number;
};

export function findSessions(sets: Iterable<DoneSet>): SessionBest[] {
  const sessions = new Map<string, SessionBest>();
  for (const set of sets) {
    const { day, startedAt, weightKg = 0, repetitions = 0 } = set;
    const session = sessions.get(startedAt);
    const max = estimateMax(set);
    const isBetter = max && (!session?.max || middleOfMax(max) > middleOfMax(session.max));
    sessions.set(startedAt, {
      day,
      startedAt,
      max: isBetter ? max : session?.max,
      best: session === undefined || isBetter ? set : session.best,
      sets: (session?.sets ?? 0) + 1,
      volumeKg: (session?.volumeKg ?? 0) + weightKg * repetitions,
    });
  }
  return [...sessions.values()].toSorted((one, other) =>
    one.startedAt < other.startedAt ? -1 : 1,
  );
}
