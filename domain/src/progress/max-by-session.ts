import type { DoneSet } from '../workouts/done-sets.ts';
import { estimateMax, middleOfMax, type EstimatedMax } from '../workouts/estimated-max.ts';

/** The best of each session of an exercise. */
export type SessionBest = {
  readonly day: string;
  readonly startedAt: string;
  /** Absent when no set lets it be estimated. */
  readonly max: EstimatedMax | undefined;
  readonly best: DoneSet;
  readonly sets: number;
  /** Kilos by repetitions, summed. */
  readonly volumeKg: number;
};

/** The sessions of one exercise, the earliest first. */
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
