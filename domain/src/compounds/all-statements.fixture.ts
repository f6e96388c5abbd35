import type { Compound } from './compound.ts';
import type { Statement } from './statement.ts';

export const allStatements = (compound: Compound): Statement[] => [
  compound.description,
  compound.mechanism,
  compound.benefitsSought,
  ...compound.sideEffects,
  ...compound.warnings,
  ...compound.interactions,
  ...compound.monitoring,
  ...compound.legal,
  ...compound.studies,
  ...(compound.halfLife ? [compound.halfLife] : []),
];
