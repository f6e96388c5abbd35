import { goalLabels } from '@forja/contract/labels';
import { bodyMassIndex } from '@forja/domain/body/body-mass-index';
import { compoundById } from '@forja/domain/compounds/compounds.data';
import { source, type SourceKey } from '@forja/domain/evidence/sources';
import type { Basis } from '@forja/domain/evidence/traced';
import { EATING_QUESTIONS, type HealthFlag } from '@forja/domain/person/choices';
import type { Labs, PlanInput } from '@forja/domain/person/plan-input';
import { createProfile } from '@forja/domain/profile/profile';
import {
  appliedRules,
  RULE_KINDS,
  type AppliedRule,
  type RuleKind,
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
  equipmentLabels,
  foodPatternLabels,
  healthFlagLabels,
  jointLabels,
  labLabels,
  levelLabels,
  originLabels,
  riskLabels,
  sexLabels,
} from '../plans.messages.ts';
import { basisLabels } from '../sources/basis-labels.ts';

export type SheetSection = {
  readonly title: string;
  readonly items: readonly string[];
  /** Items that are never left out when the page is full; all of them unless said. */
  readonly minItems?: number;
};

export type SheetContent = {
  readonly title: string;
  readonly subtitle: string;
  /** In the order of the page. */
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
/** The first sentence of a rule is its point; a stop inside "y cols." or "1.8" is not an end. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
const firstClause = (text: string): string => firstSentence(text).replace(/\.$/, '');

/** "Mifflin y cols., 1990", or whose rule it is when no paper says it. */
function citation(basis: Basis, keys: readonly SourceKey[]): string {
  const [first, ...others] = [
    ...new Set(keys.map((key) => `${source(key).authors}, ${source(key).year}`)),
  ];
  if (first === undefined) return basisLabels[basis];
  const more = others.length > 0 ? ` y ${others.length} más` : '';
  return basis === 'source' ? `${first}${more}` : `${basisLabels[basis]}; ${first}${more}`;
}

function person({ input, energy }: Plan): string[] {
  const profile = createProfile(input);
  const { ageYears, weightKg, heightCm, bodyFatPercent } = input;
  const applied =
    energy.goalApplied === input.goal
      ? ''
      : ` (la energía sigue: ${lower(goalLabels[energy.goalApplied])})`;
  return [
    `${sexLabels[input.sex]}, ${ageYears} años, ${trimmed(weightKg)} kg, ${heightCm} cm, IMC ${trimmed(bodyMassIndex(input))}${
      bodyFatPercent === undefined ? '' : `, grasa ${trimmed(bodyFatPercent)} %`
    }.`,
    `Objetivo: ${lower(goalLabels[input.goal])}${applied}, ${cycleTypeLabels[input.cycleType].toLowerCase()}, ${weeks(input.cycleWeeks)}. Nivel: ${lower(levelLabels[input.level])}.`,
    `Entrena ${profile.trainingDays} días de ${profile.sessionMinutes} min, ${lower(equipmentLabels[profile.equipment])}${profile.trainsInHeat ? ', con calor' : ''}. Actividad diaria: ${lower(activityLabels[profile.activity])}. Come: ${lower(foodPatternLabels[profile.foodPattern])}.`,
  ];
}

function measured({ bloodPressure, labs = {} }: PlanInput): string[] {
  // The keys of a closed record of results.
  const results = (Object.keys(labLabels) as (keyof Labs)[]).flatMap((name) => {
    const value = labs[name];
    return value === undefined
      ? []
      : [`${labLabels[name].label} ${trimmed(value)} ${labLabels[name].unit}`];
  });
  return [
    bloodPressure
      ? `Presión en reposo: ${bloodPressure.systolic}/${bloodPressure.diastolic} mmHg.`
      : 'Presión en reposo: no la cargó.',
    `Análisis: ${listed(results, 'no los cargó')}.`,
  ];
}

/** How many were answered and how, never which: the conversation is the clinician's. */
function screening({ screening: answers = {}, sex }: PlanInput): string[] {
  const answered = EATING_QUESTIONS.map((question) => answers[question]).filter(
    (answer) => answer !== undefined,
  );
  const signs = answered.filter((answer) => answer === 'yes').length;
  const summary =
    answered.length === 0
      ? 'no las respondió'
      : `${answered.length} de ${EATING_QUESTIONS.length} respondidas, ${signs === 1 ? '1 señal' : `${signs} señales`}`;
  const pregnancy = { yes: 'sí', no: 'no' };
  return [
    `Preguntas sobre la comida: ${summary}. Orientan, no diagnostican.`,
    ...(sex === 'female'
      ? [
          `Embarazo: ${answers.pregnancy === undefined ? 'no respondió' : pregnancy[answers.pregnancy]}.`,
        ]
      : []),
  ];
}

function declared(plan: Plan): string[] {
  const { conditions, health = [], injuries = [] } = plan.input;
  const other = health
    .filter((flag) => !MEDICINES.has(flag))
    .map((flag) => lower(healthFlagLabels[flag]));
  return [
    ...person(plan),
    `Condiciones: ${listed(
      conditions.filter((each) => each !== 'none').map((each) => lower(conditionLabels[each])),
      'ninguna declarada',
    )}.`,
    `Antecedentes y síntomas: ${listed(other, 'ninguno declarado')}.`,
    `Lesiones: ${listed(
      injuries.map((joint) => lower(jointLabels[joint])),
      'ninguna declarada',
    )}.`,
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
  const years = `${trimmed(use?.yearsOfUse ?? 0)} ${use?.yearsOfUse === 1 ? 'año' : 'años'}`;
  return [
    `Medicamentos: ${listed(medicines, 'ninguno de los que preguntamos')}.`,
    use || input.cycleType === 'steroid'
      ? `Usa o piensa usar: ${listed(names, 'no dijo qué')}.`
      : 'Compuestos: ninguno declarado.',
    ...(use
      ? [
          `Cantidad: ${lower(doseMultipleLabels[use.doseMultiple])}. Origen: ${lower(originLabels[use.origin])}. Uso previo: ${years}. Seguimiento médico: ${use.medicalFollowUp ? 'sí' : 'no'}.${use.sharesEquipment ? ' Comparte material de inyección.' : ''}${use.withoutBreak ? ' Sin descansos.' : ''}`,
        ]
      : []),
    ...(chemistry
      ? [
          `Riesgo por sustancias: ${riskLabels[chemistry.risk.level]}, ${trimmed(chemistry.risk.points.value)} puntos (orientativo, no validado).`,
        ]
      : []),
  ];
}

/** The first check-up in full; of the others, what they have that the first has not. */
function checkUpLines([first, ...others]: Plan['checkUps']): string[] {
  if (!first) return [];
  const names = first.tests.map(({ name }) => name);
  return [
    `${first.title}: ${names.join('; ')}.`,
    ...others.map(({ title, tests }) => {
      const added = tests.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
      const same = tests.length - added.length;
      return `${title}: ${same === names.length ? 'los mismos estudios' : `${same} de esos estudios`}${
        added.length > 0 ? `; se suma: ${added.join('; ')}` : ''
      }.`;
    }),
  ];
}

function toVerify({ input, checkUps }: Plan): string[] {
  const missing = missingAnswers(input);
  return [
    ...(missing.length > 0 ? [`Falta: ${missing.join('; ')}.`] : []),
    ...checkUpLines(checkUps),
    ...(missing.length === 0 && checkUps.length === 0
      ? ['Sin controles propios de este plan.']
      : []),
  ];
}

const RULE_TITLES: Readonly<Record<RuleKind, string>> = {
  stop: 'Reglas que frenan',
  guard: 'Reglas de cuidado',
  limit: 'Pisos y topes',
  left_out: 'Suplementos que no van, o que decide un médico',
  notice: 'Avisos',
};

const ruleText = ({ text, basis, sources }: AppliedRule): string =>
  `${firstClause(text)} [${citation(basis, sources)}]`;

/** Supplements that the same reason leaves out, together. */
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
        title: RULE_TITLES[kind],
        items,
        ...(kind !== 'stop' && { minItems: kind === 'guard' ? 4 : 0 }),
      },
    ];
  });
}

/** One page for whoever follows this person: what was declared, what decided, what to check. */
export function sheetContent(plan: Plan, createdAt: Date): SheetContent {
  const flags = redFlags(plan).filter(({ severity }) => severity === 'stop');
  return {
    title: 'Ficha para tu médico',
    subtitle: `Plan del ${date(createdAt)}, motor ${plan.engineVersion}. Nombre y apellido: ______________________________`,
    sections: [
      { title: 'Lo que declaró', items: declared(plan) },
      { title: 'Medicamentos y compuestos', items: medicines(plan) },
      { title: 'Para verificar', items: toVerify(plan), minItems: 2 },
      {
        title: 'Señales de alarma',
        items: [
          `${flags.map(({ text }) => lower(text.split(':')[0] ?? text)).join('; ')}.`.replace(
            /^./,
            (first) => first.toUpperCase(),
          ),
          'Cualquiera de ellas: 107 o 911, o la guardia más cercana.',
        ],
      },
      ...rules(plan),
    ],
    footer:
      'Todo lo declarado lo cargó la persona y nadie lo verificó. No es una historia clínica, un diagnóstico ni una indicación. Hecha en su dispositivo, sin enviarse a nadie. Los textos completos y sus fuentes están en la app.',
  };
}
