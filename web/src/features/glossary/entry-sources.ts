import type { Compound } from '@forja/domain/compounds/compound';
import { WARNING_SIGNS } from '@forja/domain/compounds/emergency-signs.data';
import { curveSources } from '@forja/domain/curve/curve-caveats.data';
import { publicRegimen } from '@forja/domain/curve/reference-regimens.data';
import { referenceDose } from '@forja/domain/compounds/reference-dose';
import type { SourceKey } from '@forja/domain/evidence/sources';
import { riskStatements } from '@forja/domain/glossary/risk-of-compound';

/** Sources in citation order, without repetition. */
export function entrySources(compound: Compound): SourceKey[] {
  const regimen = publicRegimen(compound.id);
  const statements = [
    ...compound.warnings,
    ...compound.sideEffects,
    ...compound.interactions,
    ...riskStatements(compound),
    ...compound.monitoring,
    compound.description,
    compound.mechanism,
    compound.benefitsSought,
    ...compound.studies,
    ...(compound.halfLife ? [compound.halfLife] : []),
    ...[referenceDose(compound)].flatMap((dose) => dose ?? []),
    ...compound.legal,
    ...(regimen ? [{ sources: curveSources(regimen) }] : []),
    ...WARNING_SIGNS,
  ];
  return [...new Set(statements.flatMap(({ sources }) => sources))];
}
