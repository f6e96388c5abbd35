import type { Compound } from '../compounds/compound.ts';
import type { Strength } from '../evidence/source.ts';
import { source, type SourceKey } from '../evidence/sources.ts';

/** Letter of the best source; without sources, D (expert judgement). */
export function statementStrength({
  sources,
}: {
  readonly sources: readonly SourceKey[];
}): Strength {
  const letters: Strength[] = sources.map((key) => source(key).strength);
  return letters.toSorted()[0] ?? 'D';
}

export const studiesStrength = ({ studies }: Pick<Compound, 'studies'>): Strength =>
  statementStrength({ sources: studies.flatMap(({ sources }) => sources) });
