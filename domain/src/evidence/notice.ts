import type { Basis } from './traced.ts';
import type { SourceKey } from './sources.ts';

/** A message that the person must read beside the numbers. */
export type Notice = {
  /** Stable id, kebab-case: "no-deficit-pregnancy". */
  readonly code: string;
  readonly severity: 'info' | 'warning' | 'stop';
  /** In Spanish, first sentence is the point. */
  readonly text: string;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
};
