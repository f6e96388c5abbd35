import type { SourceKey } from '@forja/domain/evidence/sources';
import { createContext, use } from 'react';

/** The plan's sources in order: the number of a badge is the position of its source + 1. */
export const PlanSources = createContext<readonly SourceKey[]>([]);

export function useSourceNumber(): (key: SourceKey) => number {
  const sources = use(PlanSources);
  return (key) => sources.indexOf(key) + 1;
}
