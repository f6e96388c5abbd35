import { compoundById } from '../compounds/compounds.data.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Basis } from '../evidence/traced.ts';
import { hasFinding, hasRaisedPsa } from '../clinical/clinical-state.ts';
import type { Finding } from '../clinical/findings.ts';
import type { Profile } from '../person/profile.ts';
import type { DeclaredChemistry } from './declared-chemistry.ts';
import type { HardStop } from './risk-assessment.ts';

/** mL/min, KDIGO G3. */
const KIDNEY_LIMIT = 60;

type Rule = {
  id: HardStop['id'];
  /** Of what was found in this person: a cut-off of ours is judgement, whatever the label says of the disease. */
  basis: Basis | ((profile: Profile) => Basis);
  sources: SourceKey[];
  /** What comes before the reasons; "marcaste" unless another verb is due. */
  lead?: string;
  /** The reasons of this person, in Spanish. None when the rule does not apply. */
  reasons: (profile: Profile, chemistry: DeclaredChemistry) => (string | false)[];
  /** Which of the sources speak of what was declared; all of them unless said. */
  cited?: (sources: readonly SourceKey[], chemistry: DeclaredChemistry) => SourceKey[];
};

/** The works on the compounds that were named, not those on the rest of the list. */
function neverListSources(sources: readonly SourceKey[], { compounds }: DeclaredChemistry): SourceKey[] {
  const named = compounds.filter(({ neverList }) => neverList).map(({ id }) => compoundById(id));
  const theirs = new Set(
    named.flatMap((compound) =>
      compound
        ? [compound.description, ...compound.sideEffects, ...compound.warnings, ...compound.legal].flatMap((said) => [
            ...said.sources,
          ])
        : [],
    ),
  );
  const own = sources.filter((key) => theirs.has(key));
  return own.length > 0 ? own : [...sources];
}

/** The reason, when one of its findings is there. */
const when =
  (text: string, ...findings: readonly Finding[]) =>
  (profile: Profile): string | false =>
    hasFinding(profile, ...findings) && text;

/** Reasons that each stand on their own. */
const each =
  (...reasons: readonly ((profile: Profile) => string | false)[]) =>
  (profile: Profile): (string | false)[] =>
    reasons.map((reason) => reason(profile));

/** Each thing that was answered is told by its own words: a pressure measured, one declared, or none at all. */
function pressureReasons(profile: Profile): (string | false)[] {
  const { bloodPressure } = profile.clinical.readings;
  const [diagnosed, uncontrolled, limit] = (
    ['diagnosed_hypertension', 'uncontrolled_hypertension', 'pressure_limits_effort'] as const
  ).map((finding) => hasFinding(profile, finding));
  const raised = bloodPressure !== undefined && (bloodPressure.systolic >= 140 || bloodPressure.diastolic >= 90);
  return [
    uncontrolled === true && !raised && 'presión alta sin controlar',
    limit === true && 'una presión de 160/100 o más',
    diagnosed === true && raised && 'hipertensión con una presión de 140/90 o más',
    diagnosed === true && !bloodPressure && 'hipertensión, sin un registro de presión que muestre que está controlada',
  ];
}

function liverReasons(profile: Profile, { compounds }: DeclaredChemistry): (string | false)[] {
  const altered = hasFinding(profile, 'raised_transaminases', 'jaundice_or_dark_urine');
  const liver = [
    hasFinding(profile, 'cirrhosis') && 'cirrosis',
    hasFinding(profile, 'liver_disease') && (altered ? 'el hígado enfermo o alterado' : 'enfermedad del hígado'),
  ];
  const toxic = compounds.some(({ riskClass }) => riskClass === '17aa' || riskClass === 'sarm');
  return [...liver, liver.some(Boolean) && toxic && 'además, un oral 17α-alquilado o un SARM, que dañan el hígado'];
}

const hasLowFiltration = ({ clinical: { readings } }: Profile): boolean =>
  (readings.labs.egfr ?? KIDNEY_LIMIT) < KIDNEY_LIMIT;

function kidneyReasons(profile: Profile): (string | false)[] {
  const known = [
    hasLowFiltration(profile) && 'un filtrado del riñón menor de 60',
    hasFinding(profile, 'dialysis_or_transplant') && 'diálisis o trasplante',
  ];
  return [...known, hasFinding(profile, 'kidney_disease') && !known.some(Boolean) && 'enfermedad del riñón'];
}

const judgedWhen =
  (finding: Finding) =>
  (profile: Profile): Basis =>
    hasFinding(profile, finding) ? 'expert_judgement' : 'source';

const RULES: readonly Rule[] = [
  {
    id: 'H15',
    basis: 'source',
    sources: ['l3', 'm11'],
    reasons: each(when('un síntoma de urgencia ahora: 107 o 911 antes que nada', 'emergency_symptom_now')),
  },
  {
    id: 'H1',
    lead: 'tenés',
    basis: 'source',
    sources: ['l32', 'l33', 'l1'],
    reasons: each(when('menos de 18 años', 'minor')),
  },
  {
    id: 'H2',
    basis: 'source',
    sources: ['l44', 'l6'],
    reasons: (profile) => [
      when('embarazo', 'pregnancy')(profile),
      when('lactancia', 'breastfeeding')(profile),
      profile.sex === 'female' && when('búsqueda de un embarazo', 'wants_child_12_months')(profile),
    ],
  },
  {
    // An answer that is missing is never a "no".
    id: 'H2',
    lead: 'no contestaste si',
    basis: 'forja_rule',
    sources: [],
    // With the reasons above it adds nothing.
    reasons: (profile) => [
      !hasFinding(profile, 'breastfeeding', 'wants_child_12_months') &&
        when('hay un embarazo', 'pregnancy_unanswered')(profile),
    ],
  },
  {
    id: 'H3',
    basis: judgedWhen('reduced_ejection_fraction'),
    sources: ['l2', 'r10', 'r9'],
    reasons: (profile) => [
      hasFinding(profile, 'heart_disease') &&
        !hasFinding(profile, 'reduced_ejection_fraction') &&
        'enfermedad del corazón',
      when('una fracción de eyección menor de 50 %', 'reduced_ejection_fraction')(profile),
    ],
  },
  { id: 'H4', basis: 'expert_judgement', sources: ['l49'], reasons: pressureReasons },
  { id: 'H5', basis: 'source', sources: ['l4', 'l10', 'l6', 'l38'], reasons: liverReasons },
  {
    id: 'H6',
    basis: (profile) => (hasLowFiltration(profile) ? 'expert_judgement' : 'source'),
    sources: ['l2', 'k1'],
    reasons: kidneyReasons,
  },
  {
    id: 'H7',
    basis: 'source',
    sources: ['r10'],
    reasons: each(
      when('cáncer de próstata o de mama', 'prostate_or_breast_cancer'),
      when('un cáncer activo', 'active_cancer'),
      ({ clinical }) =>
        hasRaisedPsa(clinical.readings.labs) &&
        'un PSA mayor de 3 (el límite es 4, o 3 con riesgo alto), que pide un urólogo',
    ),
  },
  {
    id: 'H8',
    basis: judgedWhen('thrombosis_history'),
    sources: ['m1', 'm2', 'm3', 'r10', 'r9'],
    reasons: each(
      when('un hematocrito mayor de 54 %', 'polycythaemia'),
      when('una trombosis previa o tendencia a los coágulos', 'thrombosis_history'),
    ),
  },
  {
    id: 'H9',
    basis: 'source',
    sources: ['r10', 'r3'],
    reasons: each(when('deseo de un hijo en los próximos 12 meses', 'wants_child_12_months')),
  },
  {
    id: 'H10',
    basis: 'expert_judgement',
    sources: ['r33', 'r35', 'r2'],
    reasons: each(when('psicosis, bipolaridad o ideas de hacerte daño', 'psychosis_bipolar_or_suicidal')),
  },
  {
    id: 'H11',
    basis: 'source',
    sources: ['r10'],
    reasons: each(
      when('apnea del sueño sin tratar', 'sleep_apnoea_untreated'),
      when('obstrucción para orinar', 'urinary_obstruction'),
    ),
  },
  {
    id: 'H12',
    basis: 'source',
    sources: ['l5b', 'l2'],
    reasons: (profile, { compounds }) => [
      compounds.some(({ androgen }) => androgen) &&
        when('un anticoagulante junto a un esteroide', 'anticoagulant')(profile),
    ],
  },
  {
    id: 'H13',
    basis: 'source',
    sources: ['l23', 'l35', 'l40', 'l36', 'l28', 'l22', 'l34', 'l12', 'l11'],
    cited: neverListSources,
    reasons: (_, { compounds }) =>
      compounds.map(({ neverList, name }) => neverList && `${name}, que no entra en ningún plan`),
  },
  {
    id: 'H14',
    basis: 'expert_judgement',
    sources: ['m10b', 'm10'],
    reasons: each(
      when('ALT o AST de más de 3 veces el límite', 'raised_transaminases'),
      when('piel amarilla u orina oscura: guardia ya', 'jaundice_or_dark_urine'),
    ),
  },
];

/** Conditions with which no compound is ever shown, the emergency first. */
export function hardStops(profile: Profile, chemistry: DeclaredChemistry): HardStop[] {
  return RULES.flatMap(({ id, basis, sources, lead = 'marcaste', reasons, cited }) => {
    const found = reasons(profile, chemistry).filter((reason) => reason !== false);
    if (found.length === 0) return [];
    return [
      {
        id,
        text: `${lead} ${found.join('; ')}`,
        basis: typeof basis === 'function' ? basis(profile) : basis,
        sources: cited ? cited(sources, chemistry) : [...sources],
      },
    ];
  });
}
