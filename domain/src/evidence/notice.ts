import type { Basis } from './traced.ts';
import type { SourceKey } from './sources.ts';

export type Notice = {
  /** Stable id, kebab-case: "no-deficit-pregnancy". */
  readonly code: string;
  readonly severity: 'info' | 'warning' | 'stop';
  /** Spanish; the first sentence is the point. */
  readonly text: string;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
};
