import type { SourceKey } from '../evidence/sources.ts';
import type { CardLine, CompoundCard } from './chemistry-plan.ts';
import type { Compound } from '../compounds/compound.ts';
import { referenceDose } from '../compounds/reference-dose.ts';
import type { Statement } from '../compounds/statement.ts';

const toCardLine = ({ text, sources }: Statement): CardLine => ({ text, sources: [...sources] });

export function compoundCard(compound: Compound): CompoundCard {
  const { id, name, route, sideEffects, warnings, interactions, monitoring } = compound;
  const medicalDose = referenceDose(compound);
  const harmStatements = [...warnings, ...sideEffects, ...interactions];
  const sources = new Set<SourceKey>(
    [...harmStatements, ...monitoring].flatMap((statement) => statement.sources),
  );
  return {
    compoundId: id,
    name,
    route,
    warnings: harmStatements.map(toCardLine),
    monitoring: monitoring.map(toCardLine),
    ...(medicalDose && { medicalDose }),
    sources: [...sources],
  };
}
