import type { SetKind } from '../workouts/set-limits.ts';

type SetKindName = { kind: SetKind; mark?: 'drop' | 'failure' };

/** What each app calls its sets. A set to failure left none in reserve. */
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

/** Rows of Strong that are no set, but how long was rested or what was noted. */
export const OTHER_ROWS = new Set(['rest timer', 'rest', 'note', 'descanso', 'nota']);
