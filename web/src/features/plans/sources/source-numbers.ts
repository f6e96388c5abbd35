import type { SourceKey } from '@forja/domain/evidence/sources';
import { createContext, use } from 'react';

/** A badge number is the position of its source + 1. */
export const PlanSources = createContext<readonly SourceKey[]>([]);

export function useSourceNumber(): (key: SourceKey) => number {
  const sources = use(PlanSources);
  return (key) => sources.indexOf(key) + 1;
}
