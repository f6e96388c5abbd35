import type { SetKind } from '../workouts/set-limits.ts';

type SetKindName = { kind: SetKind; mark?: 'drop' | 'failure' };

/** A set to failure has no repetitions in reserve. */
export const SET_KIND_NAMES: ReadonlyMap<string, SetKindName> = new Map<string, SetKindName>([
  ['', { kind: 'working' }],
  ['normal', { kind: 'working' }],
  ['working', { kind: 'working' }],
  ['warmup', { kind: 'warmup' }],
  ['warm up', { kind: 'warmup' }],
  ['calentamiento', { kind: 'warmup' }],
  ['w', { kind: 'warmup' }],
  ['dropset', { kind: 'working', mark: 'drop' }],
  ['drop set', { kind: 'working', mark: 'drop' }],
  ['descendente', { kind: 'working', mark: 'drop' }],
  ['d', { kind: 'working', mark: 'drop' }],
  ['failure', { kind: 'working', mark: 'failure' }],
  ['fallo', { kind: 'working', mark: 'failure' }],
  ['f', { kind: 'working', mark: 'failure' }],
]);

/** Strong rows that are rests or notes, not sets. */
export const OTHER_ROWS = new Set(['rest timer', 'rest', 'note', 'descanso', 'nota']);
