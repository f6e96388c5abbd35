import type { SourceKey } from '../evidence/sources.ts';
import type { CardLine, CompoundCard } from './chemistry-plan.ts';
import type { Compound } from './compound.ts';
import { referenceDose } from './reference-dose.ts';
import type { Statement } from './statement.ts';

const line = ({ text, sources }: Statement): CardLine => ({ text, sources: [...sources] });

/** What the plan says of a compound the person declared: harm and check-ups first, a dose only of a disease. */
export function compoundCard(compound: Compound): CompoundCard {
  const { id, name, route, sideEffects, warnings, interactions, monitoring } = compound;
  const medicalDose = referenceDose(compound);
  const told = [...warnings, ...sideEffects, ...interactions];
  const sources = new Set<SourceKey>([...told, ...monitoring].flatMap((statement) => statement.sources));
  return {
    compoundId: id,
    name,
    route,
    warnings: told.map(line),
    monitoring: monitoring.map(line),
    ...(medicalDose && { medicalDose }),
    sources: [...sources],
  };
}
