import type { Basis } from '../evidence/traced.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { clinicalState, type ClinicalState } from './clinical-state.ts';
import type { Finding } from './findings.ts';
import { HEALTH_REASONS } from './health-reasons.data.ts';
import { HEALTH_SEVERITIES, type HealthSeverity } from './health-severity.ts';

export type HealthReason = {
  finding: Finding;
  text: string;
  basis: Basis;
  sources: SourceKey[];
};

/** Excludes the risk of substances, which has its own level. */
export type HealthLine = {
  severity: HealthSeverity;
  /** Gravest first; empty only with severity 'none'. */
  reasons: HealthReason[];
  text: string;
};

const LEAD_TEXTS: Readonly<Record<Exclude<HealthSeverity, 'none'>, string>> = {
  consult: 'Antes de empezar, consultá',
  stop: 'No empieces hasta que te vea un médico',
  emergency: 'Pará ahora y llamá al 107 o al 911, o andá a una guardia',
};

const NO_REASONS_TEXT =
  'De lo que contestaste no surge un motivo para consultar antes de empezar. No es un control médico.';

const isCoveredByGraver = (finding: Finding, { findings }: ClinicalState): boolean =>
  HEALTH_REASONS[finding]?.unless?.some((graver) => findings.has(graver)) ?? false;

export function healthLine({ clinical }: { readonly clinical: ClinicalState }): HealthLine {
  const applicable = [...clinical.findings].flatMap((finding) => {
    const rule = HEALTH_REASONS[finding];
    if (!rule || isCoveredByGraver(finding, clinical)) return [];
    const { severity, basis, sources } = rule;
    const [name, text] = [rule.name, rule.text].map((content) =>
      typeof content === 'string' ? content : content(clinical.readings),
    );
    return [
      { severity, name, reason: { finding, text: text ?? '', basis, sources: [...sources] } },
    ];
  });
  const rank = (severity: HealthSeverity): number => HEALTH_SEVERITIES.indexOf(severity);
  const ordered = applicable.toSorted((one, other) => rank(other.severity) - rank(one.severity));
  const severity = ordered[0]?.severity;
  if (!severity) return { severity: 'none', reasons: [], text: NO_REASONS_TEXT };
  return {
    severity,
    reasons: ordered.map(({ reason }) => reason),
    text: `${LEAD_TEXTS[severity]}: ${ordered.map(({ name }) => name).join('; ')}.`,
  };
}

export const inputHealth = (input: PlanInput): HealthLine =>
  healthLine({ clinical: clinicalState(input) });

/** Plans of engines before 1.3.0 store no health line. */
export const planHealth = ({
  input,
  health,
}: {
  input: PlanInput;
  health?: HealthLine;
}): HealthLine => health ?? inputHealth(input);
