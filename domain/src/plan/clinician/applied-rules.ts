import { healthLine, type HealthLine } from '../../clinical/health-line.ts';
import { HEALTH_REASONS } from '../../clinical/health-reasons.data.ts';
import type { Notice } from '../../evidence/notice.ts';
import type { SourceKey } from '../../evidence/sources.ts';
import type { Basis } from '../../evidence/traced.ts';
import { profileOf } from '../../person/profile.ts';
import { spanishNumber } from '../../units/spanish-number.ts';
import { figuresOfPlan } from '../figures-of-plan.ts';
import { noticesOfPlan } from '../notices-of-plan.ts';
import type { Plan } from '../plan.ts';

/** The gravest first: what forbids, what holds back, the limits of the figures, what is left out, what is only said. */
export const RULE_KINDS = ['stop', 'guard', 'limit', 'left_out', 'notice'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** A rule that decided something in a plan, with who answers for it. */
export type AppliedRule = {
  readonly kind: RuleKind;
  /** Stable: the code of a notice, the number of a hard stop, the finding, the rule of a figure, the supplement. */
  readonly id: string;
  /** In Spanish; the first sentence is the point. */
  readonly text: string;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
};

/** Figures that stand for a floor or a ceiling of the plan, by the name that `figuresOfPlan` gives them. */
const LIMITS: ReadonlySet<string> = new Set([
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

const KIND_OF_NOTICE: Readonly<Record<Notice['severity'], RuleKind>> = {
  stop: 'stop',
  warning: 'guard',
  info: 'notice',
};

const ofNotice = ({ code, severity, text, basis, sources }: Notice): AppliedRule => ({
  kind: KIND_OF_NOTICE[severity],
  id: code,
  text,
  basis,
  sources,
});

function hardStops({ chemistry }: Plan): AppliedRule[] {
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
  return [{ kind: 'stop', id: 'compounds-refused', text, basis: 'expert_judgement', sources }];
}

function healthReasons(plan: Plan): AppliedRule[] {
  // A plan saved by an engine before 1.3.0 has no health line: what was answered says the same.
  const saved: HealthLine | undefined = plan.health;
  const { reasons } = saved ?? healthLine(profileOf(plan.input));
  return reasons.map(({ finding, text, basis, sources }) => ({
    kind: HEALTH_REASONS[finding]?.severity === 'consult' ? 'guard' : 'stop',
    id: finding,
    text,
    basis,
    sources,
  }));
}

const limits = (plan: Plan): AppliedRule[] =>
  figuresOfPlan(plan)
    .filter(({ what }) => LIMITS.has(what))
    .map(({ what, figure: { value, unit, title, rule, basis, sources } }) => ({
      kind: 'limit',
      id: rule,
      text: `${what}: ${spanishNumber(value)} ${unit}${title === what ? '' : ` (${title})`}.`,
      basis,
      sources,
    }));

/** Group D is left out for everybody: it says nothing of this person. */
const leftOut = ({ supplements }: Plan): AppliedRule[] =>
  supplements
    .filter(({ verdict, group }) => verdict === 'medical' || (verdict === 'avoid' && group !== 'D'))
    .map(({ id, name, reason, basis, sources }) => ({
      kind: 'left_out',
      id,
      text: `${name}: ${reason}`,
      basis,
      sources,
    }));

/** Every rule that applied to a plan and is not a step of a calculation, the gravest first, each once. */
export function appliedRules(plan: Plan): AppliedRule[] {
  const found = [
    ...hardStops(plan),
    ...healthReasons(plan),
    ...noticesOfPlan(plan).map(ofNotice),
    ...limits(plan),
    ...leftOut(plan),
  ];
  const once = [...new Map(found.map((rule) => [`${rule.kind} ${rule.id}`, rule])).values()];
  return RULE_KINDS.flatMap((kind) => once.filter((rule) => rule.kind === kind));
}
