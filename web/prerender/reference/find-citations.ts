import type { SourceKey } from '@forja/domain/evidence/sources';
import type { Basis, Traced } from '@forja/domain/evidence/traced';

export type Citation = { label: string; basis: Basis; sources: readonly SourceKey[] };

/** Values of one person, and the compound cards, which the glossary lists. */
const NOT_READ = new Set(['inputs', 'steps', 'compounds']);

export function findCitations(value: unknown, part: string): Citation[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    NOT_READ.has(name) ? [] : findCitations(each, part),
  );
  return isCiting(value) ? [{ ...describeCitation(value, part) }, ...inside] : inside;
}

export function findTraces(value: unknown): Traced[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTraced(value)) return [value];
  return Object.values(value).flatMap(findTraces);
}

type Citing = {
  sources: readonly SourceKey[];
  basis?: Basis;
  title?: unknown;
  name?: unknown;
};

// Only arrays of source keys are named `sources` in the domain.
const isCiting = (value: object): value is Citing =>
  'sources' in value && Array.isArray(value.sources);

const isTraced = (value: object): value is Traced =>
  'steps' in value && 'inputs' in value && 'rule' in value;

const describeCitation = ({ sources, basis = 'source', ...citing }: Citing, part: string) => ({
  label: nameRule([citing.title, citing.name].find((each) => typeof each === 'string') ?? part),
  basis,
  sources,
});

export const nameRule = (title: string): string => title.split(':')[0] ?? title;
