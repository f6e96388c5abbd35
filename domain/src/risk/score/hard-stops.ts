import { compoundById } from '../../compounds/compounds.data.ts';
import type { RiskClass } from '../../compounds/compound.ts';
import type { SourceKey } from '../../evidence/sources.ts';
import type { Basis } from '../../evidence/traced.ts';
import { hasFinding, hasRaisedPsa } from '../../clinical/clinical-state.ts';
import type { Finding } from '../../clinical/findings.ts';
import type { Profile } from '../../profile/profile.ts';
import type { DeclaredChemistry } from './declared-chemistry.ts';
import type { HardStop } from '../risk-assessment.ts';

/** mL/min, KDIGO G3. */
const KIDNEY_LIMIT = 60;

type HardStopRule = {
  id: HardStop['id'];
  /**
   * A function if it depends on the finding: Forja's cut-offs are judgement even if a label names
   * the disease.
   */
  basis: Basis | ((profile: Profile) => Basis);
  sources: SourceKey[];
  /** Verb before the reasons; default "marcaste". */
  lead?: string;
  /** Reasons in Spanish; empty if the rule does not apply. */
  reasons: (profile: Profile, chemistry: DeclaredChemistry) => (string | false)[];
  /** Sources relevant to the answers; default all. */
  cited?: (
    sources: readonly SourceKey[],
    profile: Profile,
    chemistry: DeclaredChemistry,
  ) => SourceKey[];
};

function neverListSources(
  sources: readonly SourceKey[],
  _: Profile,
  { compounds }: DeclaredChemistry,
): SourceKey[] {
  const named = compounds.filter(({ neverList }) => neverList).map(({ id }) => compoundById(id));
  const compoundSources = new Set<SourceKey>(
    named.flatMap((compound) =>
      compound
        ? [
            compound.description,
            ...compound.sideEffects,
            ...compound.warnings,
            ...compound.legal,
          ].flatMap((statement) => [...statement.sources])
        : [],
    ),
  );
  const namedSources = sources.filter((key) => compoundSources.has(key));
  return namedSources.length > 0 ? namedSources : [...sources];
}

const reasonWhen =
  (text: string, ...findings: readonly Finding[]) =>
  (profile: Profile): string | false =>
    hasFinding(profile, ...findings) && text;

const eachReason =
  (...reasons: readonly ((profile: Profile) => string | false)[]) =>
  (profile: Profile): (string | false)[] =>
    reasons.map((reason) => reason(profile));

function pressureReasons(profile: Profile): (string | false)[] {
  const { bloodPressure } = profile.clinical.readings;
  const [diagnosed, uncontrolled, limit] = (
    ['diagnosed_hypertension', 'uncontrolled_hypertension', 'pressure_limits_effort'] as const
  ).map((finding) => hasFinding(profile, finding));
  const isRaised =
    bloodPressure !== undefined && (bloodPressure.systolic >= 140 || bloodPressure.diastolic >= 90);
  return [
    uncontrolled === true && !isRaised && 'presión alta sin controlar',
    limit === true && 'una presión de 160/100 o más',
    diagnosed === true && isRaised && 'hipertensión con una presión de 140/90 o más',
    diagnosed === true &&
      !bloodPressure &&
      'hipertensión, sin un registro de presión que muestre que está controlada',
  ];
}

function liverReasons(profile: Profile, { compounds }: DeclaredChemistry): (string | false)[] {
  const isAltered = hasFinding(profile, 'raised_transaminases', 'jaundice_or_dark_urine');
  const liver = [
    hasFinding(profile, 'cirrhosis') && 'cirrosis',
    hasFinding(profile, 'liver_disease') &&
      (isAltered ? 'el hígado enfermo o alterado' : 'enfermedad del hígado'),
  ];
  const isHepatotoxic = compounds.some(
    ({ riskClass }) => riskClass === '17aa' || riskClass === 'sarm',
  );
  return [
    ...liver,
    liver.some(Boolean) &&
      isHepatotoxic &&
      'además, un oral 17α-alquilado o un SARM, que dañan el hígado',
  ];
}

const hasLowFiltration = ({ clinical: { readings } }: Profile): boolean =>
  (readings.labs.egfr ?? KIDNEY_LIMIT) < KIDNEY_LIMIT;

function kidneyReasons(profile: Profile): (string | false)[] {
  const kidneyFindings = [
    hasLowFiltration(profile) && 'un filtrado del riñón menor de 60',
    hasFinding(profile, 'dialysis_or_transplant') && 'diálisis o trasplante',
  ];
  return [
    ...kidneyFindings,
    hasFinding(profile, 'kidney_disease') &&
      !kidneyFindings.some(Boolean) &&
      'enfermedad del riñón',
  ];
}

const sourceWhen =
  (...findings: readonly Finding[]) =>
  (profile: Profile): Basis =>
    hasFinding(profile, ...findings) ? 'source' : 'expert_judgement';

/**
 * Labels name the liver; evidence on oral 17α-alkylated drugs and SARMs applies only to their
 * users.
 */
function liverSources(
  sources: readonly SourceKey[],
  _: Profile,
  { compounds }: DeclaredChemistry,
): SourceKey[] {
  const includesClass = (searched: RiskClass) =>
    compounds.some(({ riskClass }) => riskClass === searched);
  return [
    ...sources,
    ...(includesClass('17aa') ? ['r17' as const] : []),
    ...(includesClass('sarm') ? ['l38' as const] : []),
  ];
}

const hasProstateReason = (profile: Profile): boolean =>
  hasFinding(profile, 'prostate_or_breast_cancer') || hasRaisedPsa(profile.clinical.readings.labs);

const HAEMATOCRIT_SOURCES: SourceKey[] = ['m1', 'm2', 'm3'];
const THROMBOSIS_SOURCES: SourceKey[] = ['r10', 'r9'];

const HARD_STOP_RULES: readonly HardStopRule[] = [
  {
    id: 'H15',
    basis: 'forja_rule',
    sources: [],
    reasons: eachReason(
      reasonWhen('un síntoma de urgencia ahora: 107 o 911 antes que nada', 'emergency_symptom_now'),
    ),
  },
  {
    id: 'H1',
    lead: 'tenés',
    basis: 'source',
    sources: ['l32', 'l33', 'l1'],
    reasons: eachReason(reasonWhen('menos de 18 años', 'minor')),
  },
  {
    // Labels name pregnancy and lactation, not planning one.
    id: 'H2',
    basis: sourceWhen('pregnancy', 'breastfeeding'),
    sources: ['l44', 'l6'],
    reasons: (profile) => [
      reasonWhen('embarazo', 'pregnancy')(profile),
      reasonWhen('lactancia', 'breastfeeding')(profile),
      profile.sex === 'female' &&
        reasonWhen('búsqueda de un embarazo', 'wants_child_12_months')(profile),
    ],
  },
  {
    // A missing answer is never a "no".
    id: 'H2',
    lead: 'no contestaste si',
    basis: 'forja_rule',
    sources: [],
    // Already covered by the previous rule.
    reasons: (profile) => [
      !hasFinding(profile, 'breastfeeding', 'wants_child_12_months') &&
        reasonWhen('hay un embarazo', 'pregnancy_unanswered')(profile),
    ],
  },
  {
    // Labels name serious disease and the guideline some; extending it to any is judgement.
    id: 'H3',
    basis: 'expert_judgement',
    sources: ['l2', 'r10', 'r9'],
    reasons: (profile) => [
      hasFinding(profile, 'heart_disease') &&
        !hasFinding(profile, 'reduced_ejection_fraction') &&
        'enfermedad del corazón',
      reasonWhen('una fracción de eyección menor de 50 %', 'reduced_ejection_fraction')(profile),
    ],
  },
  { id: 'H4', basis: 'expert_judgement', sources: ['l49'], reasons: pressureReasons },
  { id: 'H5', basis: 'source', sources: ['l2', 'l6'], cited: liverSources, reasons: liverReasons },
  {
    id: 'H6',
    basis: (profile) => (hasLowFiltration(profile) ? 'expert_judgement' : 'source'),
    sources: ['l2', 'k1'],
    reasons: kidneyReasons,
  },
  {
    // The guideline names prostate and breast: for any other cancer it is expert judgement.
    id: 'H7',
    basis: (profile) => (hasProstateReason(profile) ? 'source' : 'expert_judgement'),
    sources: ['r10'],
    cited: (sources, profile) => (hasProstateReason(profile) ? [...sources] : []),
    reasons: eachReason(
      reasonWhen('cáncer de próstata o de mama', 'prostate_or_breast_cancer'),
      reasonWhen('un cáncer activo', 'active_cancer'),
      ({ clinical }) =>
        hasRaisedPsa(clinical.readings.labs) &&
        'un PSA mayor de 3 (el límite es 4, o 3 con riesgo alto), que pide un urólogo',
    ),
  },
  {
    id: 'H8',
    basis: (profile) => (hasFinding(profile, 'thrombosis_history') ? 'expert_judgement' : 'source'),
    sources: HAEMATOCRIT_SOURCES,
    cited: (sources, profile) => [
      ...(hasFinding(profile, 'polycythaemia') ? sources : []),
      ...(hasFinding(profile, 'thrombosis_history') ? THROMBOSIS_SOURCES : []),
    ],
    reasons: eachReason(
      reasonWhen('un hematocrito mayor de 54 %', 'polycythaemia'),
      reasonWhen('una trombosis previa o tendencia a los coágulos', 'thrombosis_history'),
    ),
  },
  {
    // Both studies are of men.
    id: 'H9',
    basis: ({ sex }) => (sex === 'male' ? 'source' : 'expert_judgement'),
    sources: ['r10', 'r3'],
    cited: (sources, { sex }) => (sex === 'male' ? [...sources] : []),
    reasons: eachReason(
      reasonWhen('deseo de un hijo en los próximos 12 meses', 'wants_child_12_months'),
    ),
  },
  {
    id: 'H10',
    basis: 'expert_judgement',
    sources: ['r33', 'r35', 'r2'],
    reasons: eachReason(
      reasonWhen('psicosis, bipolaridad o ideas de hacerte daño', 'psychosis_bipolar_or_suicidal'),
    ),
  },
  {
    id: 'H11',
    basis: 'source',
    sources: ['r10'],
    reasons: eachReason(
      reasonWhen('apnea del sueño sin tratar', 'sleep_apnoea_untreated'),
      reasonWhen('obstrucción para orinar', 'urinary_obstruction'),
    ),
  },
  {
    id: 'H12',
    basis: 'source',
    sources: ['l5b', 'l2'],
    reasons: (profile, { compounds }) => [
      compounds.some(({ androgen }) => androgen) &&
        reasonWhen('un anticoagulante junto a un esteroide', 'anticoagulant')(profile),
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
    reasons: eachReason(
      reasonWhen('ALT o AST de más de 3 veces el límite', 'raised_transaminases'),
      reasonWhen('piel amarilla u orina oscura: guardia ya', 'jaundice_or_dark_urine'),
    ),
  },
];

/** Exclusions of every compound, emergencies first. */
export function hardStops(profile: Profile, chemistry: DeclaredChemistry): HardStop[] {
  return HARD_STOP_RULES.flatMap(({ id, basis, sources, lead = 'marcaste', reasons, cited }) => {
    const applicable = reasons(profile, chemistry).filter((reason) => reason !== false);
    if (applicable.length === 0) return [];
    return [
      {
        id,
        text: `${lead} ${applicable.join('; ')}`,
        basis: typeof basis === 'function' ? basis(profile) : basis,
        sources: cited ? cited(sources, profile, chemistry) : [...sources],
      },
    ];
  });
}
