import type { Compound } from '../compounds/compound.ts';
import type { Statement } from '../compounds/statement.ts';
import type { Strength } from '../evidence/source.ts';
import { source } from '../evidence/sources.ts';

/** The letter of the best source, as in the certainty of a risk. Without sources it is expert judgement: D. */
export function statementStrength({ sources }: Pick<Statement, 'sources'>): Strength {
  const letters: Strength[] = sources.map((key) => source(key).strength);
  return letters.toSorted()[0] ?? 'D';
}

/** The letter of the best study that the entry cites. */
export const studiesStrength = ({ studies }: Pick<Compound, 'studies'>): Strength =>
  statementStrength({ sources: studies.flatMap(({ sources }) => sources) });
