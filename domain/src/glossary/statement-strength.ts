import type { Compound } from '../compounds/compound.ts';
import type { Strength } from '../evidence/source.ts';
import { source, type SourceKey } from '../evidence/sources.ts';

/** The letter of the best source, as in the certainty of a risk. Without sources it is expert judgement: D. */
export function statementStrength({
  sources,
}: {
  readonly sources: readonly SourceKey[];
}): Strength {
  const letters: Strength[] = sources.map((key) => source(key).strength);
  return letters.toSorted()[0] ?? 'D';
}

/** The letter of the best study that the entry cites. */
export const studiesStrength = ({ studies }: Pick<Compound, 'studies'>): Strength =>
  statementStrength({ sources: studies.flatMap(({ sources }) => sources) });
