import { goalLabels } from '@forja/contract/labels';
import { bodyMassIndex } from '@forja/domain/body/body-mass-index';
import { compoundById } from '@forja/domain/compounds/compounds.data';
import { source, type SourceKey } from '@forja/domain/evidence/sources';
import type { Basis } from '@forja/domain/evidence/traced';
import { EATING_QUESTIONS, type HealthFlag } from '@forja/domain/person/choices';
import type { Chemistry, Labs, PlanInput } from '@forja/domain/person/plan-input';
import { createProfile } from '@forja/domain/profile/profile';
import {
  appliedRules,
  RULE_KINDS,
  type AppliedRule,
} from '@forja/domain/plan/clinician/applied-rules';
import { missingAnswers } from '@forja/domain/plan/clinician/missing-answers';
import { redFlags } from '@forja/domain/plan/clinician/red-flags';
import type { Plan } from '@forja/domain/plan/plan';
import { date, trimmed, weeks } from '../../../design/format.ts';
import {
  activityLabels,
  conditionLabels,
  cycleTypeLabels,
  doseMultipleLabels,
  foodPatternLabels,
  healthFlagLabels,
  labLabels,
  originLabels,
  riskLabels,
  sexLabels,
} from '../plans.messages.ts';
import {
  equipmentLabels,
  jointLabels,
  levelLabels,
} from '../../../shared/training/training-choices.messages.ts';
import { basisLabels } from '../sources/basis-labels.ts';
import { sheetMessages as messages } from './sheet.messages.ts';

export type SheetSection = {
  readonly title: string;
  readonly items: readonly string[];
  /** Items that are never cut; all by default. */
  readonly minItems?: number;
};

export type SheetContent = {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly SheetSection[];
  readonly footer: string;
};

const MEDICINES: ReadonlySet<HealthFlag> = new Set([
  'anticoagulant',
  'insulin_or_sulfonylurea',
  'potassium_sparing_or_raas',
]);

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
const listed = (items: readonly string[], none: string): string =>
  items.length > 0 ? items.join(', ') : none;
/** First sentence of a rule; a stop inside "y cols." or "1.8" does not end it. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
const firstClause = (text: string): string => firstSentence(text).replace(/\.$/, '');

/** "Mifflin y cols., 1990", or the owner of a rule without a paper. */
function citation(basis: Basis, keys: readonly SourceKey[]): string {
  const [first, ...others] = [
    ...new Set(keys.map((key) => `${source(key).authors}, ${source(key).year}`)),
  ];
  if (first === undefined) return basisLabels[basis];
  const more = others.length > 0 ? messages.more(others.length) : '';
  return basis === 'source' ? `${first}${more}` : `${basisLabels[basis]}; ${first}${more}`;
}

function person({ input, energy, training }: Plan): string[] {
  const profile = createProfile(input);
  // From age 75 the week may have fewer days than requested; a paused one has none.
  const trainingDays = training.paused ? profile.trainingDays : training.days.length;
  const { ageYears, weightKg, heightCm, bodyFatPercent } = input;
  const applied =
    energy.goalApplied === input.goal
      ? ''
      : messages.person.energyFollows(lower(goalLabels[energy.goalApplied]));
  const bodyFat =
    bodyFatPercent === undefined ? '' : messages.person.bodyFat(trimmed(bodyFatPercent));
  const measures = messages.person.measures(
    trimmed(weightKg),
    heightCm,
    trimmed(bodyMassIndex(input)),
    bodyFat,
  );
  const cycle = `${cycleTypeLabels[input.cycleType].toLowerCase()}, ${weeks(input.cycleWeeks)}`;
  const equipment = `${lower(equipmentLabels[profile.equipment])}${profile.trainsInHeat ? messages.person.inHeat : ''}`;
  return [
    messages.person.body(sexLabels[input.sex], ageYears, measures),
    messages.person.goal(
      `${lower(goalLabels[input.goal])}${applied}`,
      cycle,
      lower(levelLabels[input.level]),
    ),
    messages.person.training(trainingDays, profile.sessionMinutes, equipment) +
      messages.person.life(
        lower(activityLabels[profile.activity]),
        lower(foodPatternLabels[profile.foodPattern]),
      ),
  ];
}

function measured({ bloodPressure, labs = {} }: PlanInput): string[] {
  // The record is closed.
  const results = (Object.keys(labLabels) as (keyof Labs)[]).flatMap((name) => {
    const value = labs[name];
    return value === undefined
      ? []
      : [`${labLabels[name].label} ${trimmed(value)} ${labLabels[name].unit}`];
  });
  return [
    bloodPressure
      ? messages.measured.pressure(bloodPressure.systolic, bloodPressure.diastolic)
      : messages.measured.noPressure,
    messages.measured.labs(listed(results, messages.measured.noLabs)),
  ];
}

/** Counts the answers without naming them: that conversation is the clinician's. */
function screening({ screening: answers = {}, sex }: PlanInput): string[] {
  const answered = EATING_QUESTIONS.map((question) => answers[question]).filter(
    (answer) => answer !== undefined,
  );
  const signs = answered.filter((answer) => answer === 'yes').length;
  const summary =
    answered.length === 0
      ? messages.screening.none
      : messages.screening.answered(answered.length, EATING_QUESTIONS.length, signs);
  return [
    messages.screening.eating(summary),
    ...(sex === 'female' ? [messages.screening.pregnancy(answers.pregnancy)] : []),
  ];
}

function declared(plan: Plan): string[] {
  const { conditions, health = [], injuries = [] } = plan.input;
  const other = health
    .filter((flag) => !MEDICINES.has(flag))
    .map((flag) => lower(healthFlagLabels[flag]));
  return [
    ...person(plan),
    messages.declared.conditions(
      listed(
        conditions.filter((each) => each !== 'none').map((each) => lower(conditionLabels[each])),
        messages.declared.noConditions,
      ),
    ),
    messages.declared.history(listed(other, messages.declared.noHistory)),
    messages.declared.injuries(
      listed(
        injuries.map((joint) => lower(jointLabels[joint])),
        messages.declared.noInjuries,
      ),
    ),
    ...measured(plan.input),
    ...screening(plan.input),
  ];
}

function medicines({ input, chemistry }: Plan): string[] {
  const medicines = (input.health ?? [])
    .filter((flag) => MEDICINES.has(flag))
    .map((flag) => lower(healthFlagLabels[flag]));
  const use = input.chemistry;
  const names = use?.compounds.map((id) => compoundById(id)?.name ?? id) ?? [];
  return [
    messages.medicines.list(listed(medicines, messages.medicines.none)),
    use || input.cycleType === 'steroid'
      ? messages.medicines.compounds(listed(names, messages.medicines.noNames))
      : messages.medicines.noCompounds,
    ...(use ? [describeUse(use)] : []),
    ...(chemistry
      ? [
          messages.medicines.risk(
            riskLabels[chemistry.risk.level],
            trimmed(chemistry.risk.points.value),
          ),
        ]
      : []),
  ];
}

const describeUse = (use: Chemistry): string =>
  [
    messages.medicines.amount(
      lower(doseMultipleLabels[use.doseMultiple]),
      lower(originLabels[use.origin]),
    ),
    messages.medicines.years(trimmed(use.yearsOfUse ?? 0), use.yearsOfUse === 1),
    messages.medicines.followUp(use.medicalFollowUp),
    use.sharesEquipment ? messages.medicines.sharesEquipment : '',
    use.withoutBreak ? messages.medicines.withoutBreak : '',
  ].join('');

/** The first check-up in full, the others by difference. */
function checkUpLines([first, ...others]: Plan['checkUps']): string[] {
  if (!first) return [];
  const names = first.tests.map(({ name }) => name);
  return [
    `${first.title}: ${names.join('; ')}.`,
    ...others.map(({ title, tests }) => {
      const added = tests.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
      const sameCount = tests.length - added.length;
      const { sameTests, someTests, added: describeAdded } = messages.toVerify;
      const same = sameCount === names.length ? sameTests : someTests(sameCount);
      return `${title}: ${same}${added.length > 0 ? describeAdded(added.join('; ')) : ''}.`;
    }),
  ];
}

function toVerify({ input, checkUps }: Plan): string[] {
  const missing = missingAnswers(input);
  return [
    ...(missing.length > 0 ? [messages.toVerify.missing(missing.join('; '))] : []),
    ...checkUpLines(checkUps),
    ...(missing.length === 0 && checkUps.length === 0 ? [messages.toVerify.none] : []),
  ];
}

const ruleText = ({ text, basis, sources }: AppliedRule): string =>
  `${firstClause(text)} [${citation(basis, sources)}]`;

/** Groups omitted supplements by reason. */
function leftOutTexts(rules: readonly AppliedRule[]): string[] {
  const byReason = new Map<string, { names: string[]; basis: Basis; sources: SourceKey[] }>();
  for (const { text, basis, sources } of rules) {
    const [name = '', ...reason] = firstClause(text).split(': ');
    const key = reason.join(': ');
    const sameReason = byReason.get(key);
    if (sameReason) {
      sameReason.names.push(name);
      sameReason.sources.push(...sources);
    } else byReason.set(key, { names: [name], basis, sources: [...sources] });
  }
  return [...byReason].map(([reason, { names, basis, sources }]) =>
    ruleText({
      kind: 'left_out',
      id: reason,
      text: `${names.join(', ')}: ${lower(reason)}`,
      basis,
      sources,
    }),
  );
}

function rules(plan: Plan): SheetSection[] {
  const all = appliedRules(plan);
  return RULE_KINDS.flatMap((kind) => {
    const ofKind = all.filter((rule) => rule.kind === kind);
    const items = kind === 'left_out' ? leftOutTexts(ofKind) : ofKind.map(ruleText);
    if (items.length === 0) return [];
    return [
      {
        title: messages.ruleTitles[kind],
        items,
        ...(kind !== 'stop' && { minItems: kind === 'guard' ? 4 : 0 }),
      },
    ];
  });
}

export function sheetContent(plan: Plan, createdAt: Date): SheetContent {
  const flags = redFlags(plan).filter(({ severity }) => severity === 'stop');
  return {
    title: messages.title,
    subtitle: messages.subtitle(date(createdAt), plan.engineVersion),
    sections: [
      { title: messages.sections.declared, items: declared(plan) },
      { title: messages.sections.medicines, items: medicines(plan) },
      { title: messages.sections.toVerify, items: toVerify(plan), minItems: 2 },
      {
        title: messages.sections.alarm,
        items: [
          `${flags.map(({ text }) => lower(text.split(':')[0] ?? text)).join('; ')}.`.replace(
            /^./,
            (first) => first.toUpperCase(),
          ),
          messages.alarm,
        ],
      },
      ...rules(plan),
    ],
    footer: messages.footer,
  };
}
