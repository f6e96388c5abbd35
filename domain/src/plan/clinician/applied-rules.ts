import { refusalBasis } from '../../chemistry/compound-refusal.ts';
import { healthLine, type HealthLine } from '../../clinical/health-line.ts';
import { HEALTH_REASONS } from '../../clinical/health-reasons.data.ts';
import type { Notice } from '../../evidence/notice.ts';
import type { SourceKey } from '../../evidence/sources.ts';
import type { Basis } from '../../evidence/traced.ts';
import { createProfile } from '../../profile/profile.ts';
import { spanishNumber } from '../../units/spanish-number.ts';
import { planFigures } from '../comparison/plan-figures.ts';
import { planNotices } from '../plan-notices.ts';
import type { Plan } from '../plan.ts';

/** Kinds by severity. */
export const RULE_KINDS = ['stop', 'guard', 'limit', 'left_out', 'notice'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export type AppliedRule = {
  readonly kind: RuleKind;
  /** Stable id: notice code, hard-stop number, finding, rule of a figure or supplement. */
  readonly id: string;
  /** Spanish; the first sentence is the point. */
  readonly text: string;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
};

/** Names, as in `figuresOfPlan`, of figures that are floors or ceilings. */
const LIMIT_FIGURES: ReadonlySet<string> = new Set([
  'Energía por día',
  'Proteína por día',
  'Fibra por día, como mucho',
  'Sodio por día, como mucho',
  'Potasio por día',
  'Agua un día de descanso',
  'Techo de series por músculo y semana',
  'Repeticiones en reserva',
  'Cardio por semana',
]);

const KIND_BY_SEVERITY: Readonly<Record<Notice['severity'], RuleKind>> = {
  stop: 'stop',
  warning: 'guard',
  info: 'notice',
};

const toAppliedRule = ({ code, severity, text, basis, sources }: Notice): AppliedRule => ({
  kind: KIND_BY_SEVERITY[severity],
  id: code,
  text,
  basis,
  sources,
});

function hardStopRules({ chemistry }: Plan): AppliedRule[] {
  if (!chemistry) return [];
  const stops = chemistry.risk.hardStops.map(({ id, text, basis, sources }): AppliedRule => ({
    kind: 'stop',
    id,
    text: `Sin compuestos (${id}): ${text}.`,
    basis,
    sources,
  }));
  if (stops.length > 0 || !chemistry.refusal) return stops;
  const { text, sources } = chemistry.refusal;
  return [{ kind: 'stop', id: 'compounds-refused', text, basis: refusalBasis(chemistry), sources }];
}

function healthRules(plan: Plan): AppliedRule[] {
  // Plans before engine 1.3.0 have no health line, so it is derived.
  const saved: HealthLine | undefined = plan.health;
  const { reasons } = saved ?? healthLine(createProfile(plan.input));
  return reasons.map(({ finding, text, basis, sources }) => ({
    kind: HEALTH_REASONS[finding]?.severity === 'consult' ? 'guard' : 'stop',
    id: finding,
    text,
    basis,
    sources,
  }));
}

const limitRules = (plan: Plan): AppliedRule[] =>
  planFigures(plan)
    .filter(({ what }) => LIMIT_FIGURES.has(what))
    .map(({ what, figure: { value, unit, title, rule, basis, sources } }) => ({
      kind: 'limit',
      id: rule,
      text: `${what}: ${spanishNumber(value)} ${unit}${title === what ? '' : ` (${title})`}.`,
      basis,
      sources,
    }));

/** Group D is excluded for everybody, so it is omitted. */
const excludedSupplements = ({ supplements }: Plan): AppliedRule[] =>
  supplements
    .filter(({ verdict, group }) => verdict === 'medical' || (verdict === 'avoid' && group !== 'D'))
    .map(({ id, name, reason, basis, sources }) => ({
      kind: 'left_out',
      id,
      text: `${name}: ${reason}`,
      basis,
      sources,
    }));

export function appliedRules(plan: Plan): AppliedRule[] {
  const rules = [
    ...hardStopRules(plan),
    ...healthRules(plan),
    ...planNotices(plan).map(toAppliedRule),
    ...limitRules(plan),
    ...excludedSupplements(plan),
  ];
  const uniqueRules = [...new Map(rules.map((rule) => [`${rule.kind} ${rule.id}`, rule])).values()];
  return RULE_KINDS.flatMap((kind) => uniqueRules.filter((rule) => rule.kind === kind));
}
