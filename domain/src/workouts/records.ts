import type { DoneSet } from './done-sets.ts';
import { estimateMax, middleOfMax, type EstimatedMax } from './estimated-max.ts';

/** Ranges of repetitions with a weight record each. Judgement. */
export const RECORD_RANGES = [
  { id: '1', min: 1, max: 1 },
  { id: '2-3', min: 2, max: 3 },
  { id: '4-6', min: 4, max: 6 },
  { id: '7-9', min: 7, max: 9 },
  { id: '10-12', min: 10, max: 12 },
  { id: '13-15', min: 13, max: 15 },
  { id: '16+', min: 16, max: Number.POSITIVE_INFINITY },
] as const;
export type RecordRange = (typeof RECORD_RANGES)[number]['id'];

export const RECORD_KINDS = [
  'estimated-max',
  'weight',
  'set-volume',
  'session-volume',
  'repetitions',
  'seconds',
  'distance',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export type ExerciseRecord = {
  readonly kind: RecordKind;
  readonly range?: RecordRange;
  /** Kilos, repetitions, seconds or metres; for an estimate, the middle of its range. */
  readonly value: number;
  readonly max?: EstimatedMax;
  /** Absent for the volume of a session. */
  readonly set?: DoneSet;
  readonly day: string;
  readonly startedAt: string;
};

export const recordKey = ({ kind, range }: Pick<ExerciseRecord, 'kind' | 'range'>): string =>
  range === undefined ? kind : `${kind}:${range}`;

const findRange = (repetitions: number): RecordRange | undefined =>
  RECORD_RANGES.find(({ min, max }) => repetitions >= min && repetitions <= max)?.id;

type RecordCandidate = Pick<ExerciseRecord, 'kind' | 'value'> & Partial<ExerciseRecord>;

function findCandidates(set: DoneSet): RecordCandidate[] {
  const { weightKg = 0, repetitions = 0, seconds = 0, distanceMeters = 0 } = set;
  const candidates: RecordCandidate[] = [];
  const max = estimateMax(set);
  const range = findRange(repetitions);
  if (max) candidates.push({ kind: 'estimated-max', value: middleOfMax(max), max });
  if (weightKg > 0 && range) {
    candidates.push({ kind: 'weight', range, value: weightKg });
    candidates.push({ kind: 'set-volume', value: weightKg * repetitions });
  }
  // Weighted repetitions are no record: the weight may have been lower.
  if (weightKg === 0 && repetitions > 0)
    candidates.push({ kind: 'repetitions', value: repetitions });
  if (seconds > 0 && repetitions === 0) candidates.push({ kind: 'seconds', value: seconds });
  if (distanceMeters > 0) candidates.push({ kind: 'distance', value: distanceMeters });
  return candidates;
}

/** Records by key. The earliest of equal marks stands. */
export function findRecords(sets: Iterable<DoneSet>): Map<string, ExerciseRecord> {
  const records = new Map<string, ExerciseRecord>();
  const sessions = new Map<string, { value: number; day: string; startedAt: string }>();
  const consider = (record: ExerciseRecord): void => {
    const key = recordKey(record);
    const current = records.get(key);
    const isFirstOfEqual = current?.value === record.value && record.startedAt < current.startedAt;
    if (!current || record.value > current.value || isFirstOfEqual) records.set(key, record);
  };
  for (const set of sets) {
    const { day, startedAt, weightKg = 0, repetitions = 0 } = set;
    for (const candidate of findCandidates(set)) consider({ ...candidate, set, day, startedAt });
    const session = sessions.get(startedAt) ?? { value: 0, day, startedAt };
    session.value += weightKg * repetitions;
    sessions.set(startedAt, session);
  }
  for (const session of sessions.values())
    if (session.value > 0) consider({ kind: 'session-volume', ...session });
  return records;
}

export function findNewRecords(
  before: readonly DoneSet[],
  now: readonly DoneSet[],
): ExerciseRecord[] {
  if (before.length === 0) return [];
  const previous = findRecords(before);
  return [...findRecords(now)]
    .filter(([key, { value }]) => value > (previous.get(key)?.value ?? 0))
    .map(([, record]) => record);
}
