import type { Basis } from '../evidence/traced.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Profile } from '../person/profile.ts';
import type { ClinicalState } from './clinical-state.ts';
import type { Finding } from './findings.ts';
import { HEALTH_REASONS } from './health-reasons.data.ts';
import { HEALTH_SEVERITIES, type HealthSeverity } from './health-severity.ts';

export type HealthReason = {
  finding: Finding;
  /** In Spanish, one or two sentences for this person. */
  text: string;
  basis: Basis;
  sources: SourceKey[];
};

/** What health asks before starting, apart from the level of risk, which speaks of substances only. */
export type HealthLine = {
  severity: HealthSeverity;
  /** The gravest first. Empty only with the severity 'none'. */
  reasons: HealthReason[];
  /** In Spanish, the line whole: "Antes de empezar, consultá: …". */
  text: string;
};

const LEADS: Readonly<Record<Exclude<HealthSeverity, 'none'>, string>> = {
  consult: 'Antes de empezar, consultá',
  stop: 'No empieces hasta que te vea un médico',
  emergency: 'Pará ahora y llamá al 107 o al 911, o andá a una guardia',
};

const NOTHING_FOUND =
  'De lo que contestaste no surge un motivo para consultar antes de empezar. No es un control médico.';

/** A graver finding of the same thing says it already. */
const saidByAnother = (finding: Finding, { findings }: ClinicalState): boolean =>
  HEALTH_REASONS[finding]?.unless?.some((graver) => findings.has(graver)) ?? false;

/** Reads the clinical state and nothing else. */
export function healthLine({ clinical }: Pick<Profile, 'clinical'>): HealthLine {
  const found = [...clinical.findings].flatMap((finding) => {
    const rule = HEALTH_REASONS[finding];
    if (!rule || saidByAnother(finding, clinical)) return [];
    const { severity, basis, sources } = rule;
    const [name, text] = [rule.name, rule.text].map((says) =>
      typeof says === 'string' ? says : says(clinical.readings),
    );
    return [{ severity, name, reason: { finding, text: text ?? '', basis, sources: [...sources] } }];
  });
  const rank = (severity: HealthSeverity): number => HEALTH_SEVERITIES.indexOf(severity);
  const ordered = found.toSorted((one, other) => rank(other.severity) - rank(one.severity));
  const severity = ordered[0]?.severity;
  if (!severity) return { severity: 'none', reasons: [], text: NOTHING_FOUND };
  return {
    severity,
    reasons: ordered.map(({ reason }) => reason),
    text: `${LEADS[severity]}: ${ordered.map(({ name }) => name).join('; ')}.`,
  };
}
