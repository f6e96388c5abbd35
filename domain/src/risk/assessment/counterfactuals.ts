import type { Chemistry } from '../../person/plan-input.ts';
import { hasFinding, type ClinicalState } from '../../clinical/clinical-state.ts';
import type { Finding } from '../../clinical/findings.ts';
import type { Profile } from '../../profile/profile.ts';
import { checkFactors, hasBaseline } from '../score/check-factors.ts';
import type { Counterfactual } from '../risk-assessment.ts';
import { riskLevel } from '../score/risk-level.ts';
import { scoreUse } from '../score/score-use.ts';
import type { UseScore } from '../score/score-use.ts';

/** Profile with a single change, which never adds a drug or names an amount. */
type ProfileChange = { id: string; text: string; changedProfile: Profile };

const REFERENCE_VALUES = {
  weeks: 8,
  bloodPressure: { systolic: 120, diastolic: 75 },
  labs: { haematocritPercent: 45, altTimesUpperLimit: 1, ldlMgDl: 100, hdlMgDl: 50, egfr: 95 },
} as const;

/** Findings of a resting pressure rather than a diagnosis. */
const PRESSURE_FINDINGS: readonly Finding[] = [
  'uncontrolled_hypertension',
  'pressure_limits_effort',
  'pressure_stops_training',
  'pressure_crisis',
  'low_blood_pressure',
];

/** Clinical state under other answers; a test compares it with the real one. */
const changeClinicalState = (
  profile: Profile,
  without: readonly Finding[],
  readings: Partial<ClinicalState['readings']>,
): Profile => ({
  ...profile,
  clinical: {
    ...profile.clinical,
    findings: new Set(
      [...profile.clinical.findings].filter((finding) => !without.includes(finding)),
    ),
    readings: { ...profile.clinical.readings, ...readings },
  },
});

const changeChemistry = (
  profile: Profile,
  chemistry: Chemistry,
  change: Partial<Chemistry>,
): Profile => ({
  ...profile,
  chemistry: { ...chemistry, ...change },
});

function removeOneCompound(profile: Profile, { chemistry }: UseScore): ProfileChange[] {
  if (!profile.chemistry || chemistry.compounds.length < 2) return [];
  const declared = profile.chemistry;
  const options = chemistry.compounds.map(({ id, name }) => {
    const changedProfile = changeChemistry(profile, declared, {
      compounds: declared.compounds.filter((other) => other !== id),
    });
    return {
      id: 'remove-compound',
      text: `Quitar un compuesto: el que más suma es ${name}`,
      changedProfile,
      points: scoreUse(changedProfile).points,
    };
  });
  return [options.reduce((best, option) => (option.points < best.points ? option : best))];
}

function removeOral17aa(profile: Profile, { chemistry }: UseScore): ProfileChange[] {
  const orals = new Set(
    chemistry.compounds.filter(({ riskClass }) => riskClass === '17aa').map(({ id }) => id),
  );
  if (!profile.chemistry || orals.size === 0 || orals.size === chemistry.compounds.length)
    return [];
  const compounds = profile.chemistry.compounds.filter((id) => !orals.has(id));
  return [
    {
      id: 'remove-17aa',
      text: 'Quitar lo oral 17α-alquilado',
      changedProfile: changeChemistry(profile, profile.chemistry, { compounds }),
    },
  ];
}

/** Prescribed treatments are excluded: their doctor decides the length. */
function shortenUse(profile: Profile, { chemistry }: UseScore): ProfileChange[] {
  if (chemistry.origin === 'prescribed' && chemistry.doseMultiple === 'up_to_1') return [];
  if (profile.cycleWeeks <= REFERENCE_VALUES.weeks && !profile.chemistry?.withoutBreak) return [];
  const shortened = {
    ...profile,
    cycleWeeks: Math.min(profile.cycleWeeks, REFERENCE_VALUES.weeks),
  };
  return [
    {
      id: 'shorten',
      text: 'Acortar el tiempo de uso y no seguir sin descanso',
      changedProfile: profile.chemistry
        ? changeChemistry(shortened, profile.chemistry, { withoutBreak: false })
        : shortened,
    },
  ];
}

/** Healthy reference values, which add no finding. */
function measureBaseline(profile: Profile): ProfileChange[] {
  if (hasBaseline(profile)) return [];
  const { bloodPressure, labs } = profile.clinical.readings;
  return [
    {
      id: 'baseline',
      text: 'Hacer análisis y medir la presión antes, si dan bien',
      changedProfile: changeClinicalState(profile, [], {
        bloodPressure: bloodPressure ?? REFERENCE_VALUES.bloodPressure,
        labs: { ...REFERENCE_VALUES.labs, ...definedOnly(labs) },
      }),
    },
  ];
}

const definedOnly = <T extends object>(values: T): Partial<T> =>
  // Entries come from T itself, only fewer.
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

function addMedicalFollowUp({ chemistry, ...profile }: Profile): ProfileChange[] {
  if (chemistry?.medicalFollowUp) return [];
  if (chemistry?.origin === 'prescribed')
    return [
      {
        id: 'medical-follow-up',
        text: 'Volver al control con quien te lo indicó',
        changedProfile: { ...profile, chemistry: { ...chemistry, medicalFollowUp: true } },
      },
    ];
  return [
    {
      id: 'medical-follow-up',
      text: 'Consultar con un médico: no resta puntos, pero te cuida alguien que puede ver lo que acá no se ve',
      changedProfile: { ...profile, chemistry },
    },
  ];
}

function quitSmoking(profile: Profile): ProfileChange[] {
  if (!hasFinding(profile, 'smoking')) return [];
  return [
    {
      id: 'quit-smoking',
      text: 'Dejar de fumar',
      changedProfile: changeClinicalState(profile, ['smoking'], {}),
    },
  ];
}

function controlBloodPressure(profile: Profile): ProfileChange[] {
  const adds = checkFactors(profile).some(
    ({ id, points }) => id === 'blood-pressure' && points > 0,
  );
  const diagnosed = hasFinding(profile, 'diagnosed_hypertension');
  if (!adds && !hasFinding(profile, 'uncontrolled_hypertension')) return [];
  return [
    {
      id: 'control-blood-pressure',
      text: 'Controlar la presión con un médico',
      changedProfile: changeClinicalState(
        profile,
        diagnosed ? PRESSURE_FINDINGS : ['hypertension', ...PRESSURE_FINDINGS],
        {
          bloodPressure: REFERENCE_VALUES.bloodPressure,
        },
      ),
    },
  ];
}

/** A prescribed treatment must not be stopped on Forja's advice, whatever it adds. */
function noUse({ points, chemistry, isTreatment }: UseScore): Counterfactual {
  if (isTreatment)
    return {
      id: 'keep-treatment',
      text: 'No lo dejes por tu cuenta: cualquier cambio lo decide quien te lo indicó',
      level: riskLevel({ points, usesCompounds: false, hardStops: 0 }),
      points,
      drop: 0,
    };
  return {
    id: 'no-use',
    text:
      chemistry.origin === 'prescribed'
        ? 'Sin uso, riesgo Bajo; lo que te indicó un médico no lo dejes por tu cuenta: hablalo con quien te lo indicó'
        : 'No usar: riesgo Bajo',
    level: 'low',
    points: 0,
    drop: points,
  };
}

/** Risk reductions: abstinence first, then the largest. */
export function counterfactuals(profile: Profile, score: UseScore): Counterfactual[] {
  const changes = [
    ...removeOneCompound(profile, score),
    ...removeOral17aa(profile, score),
    ...shortenUse(profile, score),
    ...measureBaseline(profile),
    ...quitSmoking(profile),
    ...controlBloodPressure(profile),
    ...addMedicalFollowUp(profile),
  ];
  const ranked = changes
    .map(({ id, text, changedProfile }): Counterfactual => {
      const { points, level } = scoreUse(changedProfile);
      return { id, text, level, points, drop: score.points - points };
    })
    .sort((one, other) => other.drop - one.drop);
  return [noUse(score), ...ranked];
}
