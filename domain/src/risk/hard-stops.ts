import { compoundById } from '../compounds/compounds.data.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Basis } from '../evidence/traced.ts';
import { hasCondition, hasFlag } from '../person/profile.ts';
import type { Profile } from '../person/profile.ts';
import type { DeclaredChemistry } from './declared-chemistry.ts';
import type { HardStop } from './risk-assessment.ts';

/** We do not ask whether a man is at high risk of prostate cancer, so the limit is that of those who are. */
const PSA_LIMIT = 3;
const LIMITS = {
  systolic: 160,
  diastolic: 100,
  treatedSystolic: 140,
  treatedDiastolic: 90,
  haematocrit: 54,
  enzymes: 3,
  egfr: 60,
  lvef: 50,
} as const;

type Rule = {
  id: HardStop['id'];
  basis: Basis;
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

function pressureReasons(profile: Profile): (string | false)[] {
  const { bloodPressure } = profile;
  const treated = hasCondition(profile, 'hypertension');
  const over = (systolic: number, diastolic: number): boolean =>
    bloodPressure !== undefined && (bloodPressure.systolic >= systolic || bloodPressure.diastolic >= diastolic);
  return [
    hasFlag(profile, 'hypertension_uncontrolled') && 'presión alta sin controlar',
    over(LIMITS.systolic, LIMITS.diastolic) && 'una presión de 160/100 o más',
    treated && over(LIMITS.treatedSystolic, LIMITS.treatedDiastolic) && 'hipertensión con una presión de 140/90 o más',
    treated && !bloodPressure && 'hipertensión, sin un registro de presión que muestre que está controlada',
  ];
}

function liverReasons(profile: Profile, { compounds }: DeclaredChemistry): (string | false)[] {
  const liver = [
    hasCondition(profile, 'liver_disease') && 'enfermedad del hígado',
    hasFlag(profile, 'cirrhosis') && 'cirrosis',
  ];
  const toxic = compounds.some(({ riskClass }) => riskClass === '17aa' || riskClass === 'sarm');
  return [...liver, liver.some(Boolean) && toxic && 'además, un oral 17α-alquilado o un SARM, que dañan el hígado'];
}

const RULES: readonly Rule[] = [
  {
    id: 'H15',
    basis: 'source',
    sources: ['l3', 'm11'],
    reasons: (profile) => [
      hasFlag(profile, 'emergency_symptom_now') && 'un síntoma de urgencia ahora: 107 o 911 antes que nada',
    ],
  },
  {
    id: 'H1',
    lead: 'tenés',
    basis: 'source',
    sources: ['l32', 'l33', 'l1'],
    reasons: (profile) => [profile.ageYears < 18 && 'menos de 18 años'],
  },
  {
    id: 'H2',
    basis: 'source',
    sources: ['l44', 'l6'],
    reasons: (profile) => [
      hasFlag(profile, 'pregnancy') && 'embarazo',
      hasFlag(profile, 'breastfeeding') && 'lactancia',
      profile.sex === 'female' && hasFlag(profile, 'wants_child_12_months') && 'búsqueda de un embarazo',
    ],
  },
  {
    id: 'H3',
    basis: 'source',
    sources: ['l2', 'r10', 'r9'],
    reasons: (profile) => [
      hasCondition(profile, 'heart_disease') && 'enfermedad del corazón',
      (profile.labs?.lvefPercent ?? LIMITS.lvef) < LIMITS.lvef && 'una fracción de eyección menor de 50 %',
    ],
  },
  { id: 'H4', basis: 'source', sources: ['l49'], reasons: pressureReasons },
  { id: 'H5', basis: 'source', sources: ['l4', 'l10', 'l6', 'l38'], reasons: liverReasons },
  {
    id: 'H6',
    basis: 'source',
    sources: ['l2', 'k1'],
    reasons: (profile) => [
      hasCondition(profile, 'kidney_disease') && 'enfermedad del riñón',
      hasFlag(profile, 'dialysis_or_transplant') && 'diálisis o trasplante',
      (profile.labs?.egfr ?? LIMITS.egfr) < LIMITS.egfr && 'un filtrado del riñón menor de 60',
    ],
  },
  {
    id: 'H7',
    basis: 'source',
    sources: ['r10'],
    reasons: (profile) => [
      hasFlag(profile, 'prostate_or_breast_cancer') && 'cáncer de próstata o de mama',
      hasFlag(profile, 'active_cancer') && 'un cáncer activo',
      (profile.labs?.psaNgMl ?? 0) > PSA_LIMIT &&
        'un PSA mayor de 3 (el límite es 4, o 3 con riesgo alto), que pide un urólogo',
    ],
  },
  {
    id: 'H8',
    basis: 'source',
    sources: ['m1', 'm2', 'm3', 'r10', 'r9'],
    reasons: (profile) => [
      (profile.labs?.haematocritPercent ?? 0) > LIMITS.haematocrit && 'un hematocrito mayor de 54 %',
      hasFlag(profile, 'thrombosis_history') && 'una trombosis previa o tendencia a los coágulos',
    ],
  },
  {
    id: 'H9',
    basis: 'source',
    sources: ['r10', 'r3'],
    reasons: (profile) => [hasFlag(profile, 'wants_child_12_months') && 'deseo de un hijo en los próximos 12 meses'],
  },
  {
    id: 'H10',
    basis: 'expert_judgement',
    sources: ['r33', 'r35', 'r2'],
    reasons: (profile) => [
      hasFlag(profile, 'psychosis_bipolar_or_suicidal') && 'psicosis, bipolaridad o ideas de hacerte daño',
    ],
  },
  {
    id: 'H11',
    basis: 'source',
    sources: ['r10'],
    reasons: (profile) => [
      hasFlag(profile, 'sleep_apnoea_untreated') && 'apnea del sueño sin tratar',
      hasFlag(profile, 'urinary_obstruction') && 'obstrucción para orinar',
    ],
  },
  {
    id: 'H12',
    basis: 'source',
    sources: ['l5b', 'l2'],
    reasons: (profile, { compounds }) => [
      hasFlag(profile, 'anticoagulant') &&
        compounds.some(({ androgen }) => androgen) &&
        'un anticoagulante junto a un esteroide',
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
    reasons: (profile) => [
      Math.max(profile.labs?.altTimesUpperLimit ?? 0, profile.labs?.astTimesUpperLimit ?? 0) > LIMITS.enzymes &&
        'ALT o AST de más de 3 veces el límite',
      hasFlag(profile, 'jaundice_or_dark_urine') && 'piel amarilla u orina oscura: guardia ya',
    ],
  },
];

/** Conditions with which no compound is ever shown, the emergency first. */
export function hardStops(profile: Profile, chemistry: DeclaredChemistry): HardStop[] {
  return RULES.flatMap(({ id, basis, sources, lead = 'marcaste', reasons, cited }) => {
    const found = reasons(profile, chemistry).filter((reason) => reason !== false);
    if (found.length === 0) return [];
    return [
      { id, text: `${lead} ${found.join('; ')}`, basis, sources: cited ? cited(sources, chemistry) : [...sources] },
    ];
  });
}
