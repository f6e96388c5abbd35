import {
  BEFORE_STOPPING,
  STOPPING_EXPECTATIONS,
  STOPPING_MOOD_SIGNS,
  STOPPING_PROFESSIONALS,
  WHILE_STOPPING,
} from '@forja/domain/care/stopping.data';
import { ALARM_SIGNS } from '@forja/domain/clinical/alarm-signs.data';
import { HEALTH_REASONS } from '@forja/domain/clinical/health-reasons.data';
import { COMPOUNDS } from '@forja/domain/compounds/compounds.data';
import { CLINICAL_SOURCES } from '@forja/domain/evidence/sources-clinical.data';
import { COMPOUND_SOURCES } from '@forja/domain/evidence/sources-compounds.data';
import { NUTRITION_TRAINING_SOURCES } from '@forja/domain/evidence/sources-nutrition-training.data';
import type { Source } from '@forja/domain/evidence/source';
import { type SourceKey, source } from '@forja/domain/evidence/sources';
import type { Traced } from '@forja/domain/evidence/traced';
import { CHECK_UP_TESTS } from '@forja/domain/monitoring/check-up-tests.data';
import { TREATMENT_TESTS } from '@forja/domain/monitoring/treatment-tests.data';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { RISK_STATEMENTS } from '@forja/domain/risk/risk-statements.data';
import { SUPPLEMENTS } from '@forja/domain/supplements/supplements.data';
import type {
  ReferenceRule,
  ReferenceSource,
  RuleGroup,
  SourceGroup,
} from '../../src/features/evidence/reference.ts';
import { describeStudy } from '../../src/shared/evidence/describe-study.ts';
import { sourceLink } from '../../src/shared/evidence/source-link.ts';
import { formulaLines } from '../../src/features/plans/sources/formula-text.ts';
import { type Citation, findCitations, findTraces, nameRule } from './find-citations.ts';
import {
  basisMessages,
  otherPart,
  partMessages,
  ruleGroupMessages,
  sourceGroupMessages,
  tableMessages,
} from './reference.messages.ts';
import { REFERENCE_PEOPLE } from './reference-people.ts';

export function referenceTexts(): { sources: SourceGroup[]; rules: RuleGroup[] } {
  const plans = REFERENCE_PEOPLE.flatMap((person) => {
    const outcome = generatePlan(person);
    return outcome.ok ? [outcome.plan] : [];
  });
  const citations = [
    ...plans.flatMap((plan) =>
      Object.entries(plan).flatMap(([name, part]) =>
        name === 'sources' || name === 'input'
          ? []
          : findCitations(part, partMessages[name] ?? otherPart),
      ),
    ),
    ...citationsOfTables(),
  ];
  return { sources: groupSources(citations), rules: groupRules(plans.flatMap(findTraces)) };
}

const STOPPING = [
  ...BEFORE_STOPPING,
  ...STOPPING_EXPECTATIONS,
  ...STOPPING_PROFESSIONALS,
  ...WHILE_STOPPING,
  ...STOPPING_MOOD_SIGNS,
];

function citationsOfTables(): Citation[] {
  return [
    ...COMPOUNDS.flatMap(({ name, ...parts }) =>
      findCitations(parts, tableMessages.compound(name)),
    ),
    ...findCitations(RISK_STATEMENTS, tableMessages.risks),
    ...findCitations([...CHECK_UP_TESTS, ...TREATMENT_TESTS], ''),
    ...findCitations(ALARM_SIGNS, tableMessages.alarms),
    ...findCitations(STOPPING, tableMessages.stopping),
    ...Object.values(HEALTH_REASONS).map(({ basis, sources }): Citation => ({
      label: tableMessages.health,
      basis,
      sources,
    })),
    // A source of a supplement supports its verdict, whose basis each plan gives.
    ...SUPPLEMENTS.flatMap(({ name, sources }): Citation[] => [
      { label: name, basis: 'forja_rule', sources },
    ]),
  ];
}

function groupSources(citations: readonly Citation[]): SourceGroup[] {
  const tables = {
    nutrition: NUTRITION_TRAINING_SOURCES,
    clinical: CLINICAL_SOURCES,
    compounds: COMPOUND_SOURCES,
  };
  const groups = Object.entries(tables).map(([id, table]) => ({
    id,
    title: sourceGroupMessages[id as keyof typeof tables], // keys of the tables themselves
    sources: Object.entries<Source>(table)
      .map(([key, each]) => describeSource(key, each, citations))
      .toSorted((one, other) => one.who.localeCompare(other.who, 'es')),
  }));
  const unused = groups.flatMap(({ sources }) => sources.filter((each) => !isUsed(each)));
  return [
    ...groups.map((group) => ({ ...group, sources: group.sources.filter(isUsed) })),
    { id: 'unused', title: sourceGroupMessages.unused, sources: unused },
  ];
}

const isUsed = ({ supports, guides }: ReferenceSource): boolean =>
  supports.length + guides.length > 0;

function describeSource(
  key: string,
  each: Source,
  citations: readonly Citation[],
): ReferenceSource {
  // The population of a work stands beside each sentence that cites it; here it would load every
  // device.
  const { people: _, ...work } = each;
  const { authors, year, title, journal, strength } = work;
  const href = sourceLink(each);
  const labels = (isSupport: boolean) => [
    ...new Set(
      citations
        .filter(({ basis, sources }) => (basis === 'source') === isSupport && cites(sources, key))
        .map(({ label }) => label),
    ),
  ];
  const supports = labels(true);
  return {
    key,
    strength,
    who: `${authors}, ${year}.`,
    title,
    journal,
    study: describeStudy(work),
    ...(href && { href }),
    supports: sortLabels(supports),
    guides: sortLabels(labels(false).filter((label) => !supports.includes(label))),
  };
}

const cites = (keys: readonly string[], key: string): boolean => keys.includes(key);
const sortLabels = (labels: readonly string[]): string[] =>
  labels.toSorted((one, other) => one.localeCompare(other, 'es'));

/** The first matching pattern wins. */
const RULE_GROUPS: readonly (readonly [id: keyof typeof ruleGroupMessages, names: RegExp])[] = [
  ['protein', /^(protein|reference-mass)/],
  ['training', /^training\./],
  ['supplement', /^supplement\./],
  ['risk', /^risk\./],
  ['food', /^(fat$|carbohydrate|fibre|sodium|potassium|water)/],
  ['energy', /./],
];
const SHOWN_FIRST = Object.keys(ruleGroupMessages);

function groupRules(traces: readonly Traced[]): RuleGroup[] {
  const byRule = new Map<string, Traced>();
  // Keeps the first trace of each rule; the others differ only in the person.
  for (const each of traces) if (!byRule.has(each.rule)) byRule.set(each.rule, each);
  const exemplars = [...byRule.values()].filter(({ rule }) => !rule.endsWith('-per-kg'));
  return SHOWN_FIRST.map((id) => ({
    id,
    title: ruleGroupMessages[id as keyof typeof ruleGroupMessages], // keys of the groups themselves
    rules: exemplars.filter(({ rule }) => findGroup(rule) === id).map(describeRule),
  }));
}

const findGroup = (rule: string): string | undefined =>
  RULE_GROUPS.find(([, names]) => names.test(rule))?.[0];

const describeRule = (traced: Traced): ReferenceRule => ({
  id: traced.rule,
  title: nameRule(traced.title),
  unit: traced.unit,
  basis: basisMessages[traced.basis],
  formula: formulaLines(traced).map(({ name, formula }) => `${name} = ${formula}`),
  note: traced.note ?? '',
  sources: traced.sources.map((key) => ({ key, label: shortCitation(key) })),
});

const shortCitation = (key: SourceKey): string => `${source(key).authors} ${source(key).year}`;
