import type { Chemistry } from '../person/plan-input.ts';
import { hasFinding, type ClinicalState } from '../clinical/clinical-state.ts';
import type { Finding } from '../clinical/findings.ts';
import type { Profile } from '../person/profile.ts';
import { checkFactors, hasBaseline } from './check-factors.ts';
import type { Counterfactual } from './risk-assessment.ts';
import { riskLevel } from './risk-level.ts';
import { scoreOfUse } from './score.ts';
import type { ScoreOfUse } from './score.ts';

/** The person with one thing changed. Only the changes below exist: none swaps a drug, adds one or names an amount. */
type Change = { id: string; text: string; changed: Profile };

const REFERENCE = {
  weeks: 8,
  bloodPressure: { systolic: 120, diastolic: 75 },
  labs: { haematocritPercent: 45, altTimesUpperLimit: 1, ldlMgDl: 100, hdlMgDl: 50, egfr: 95 },
} as const;

/** What a resting pressure says of a person, besides a diagnosis. */
const OF_THE_PRESSURE: readonly Finding[] = [
  'uncontrolled_hypertension',
  'pressure_limits_effort',
  'pressure_stops_training',
  'pressure_crisis',
  'low_blood_pressure',
];

/** The clinical state that other answers would give: what is taken away, and other figures. A test holds it against them. */
const withClinical = (
  profile: Profile,
  without: readonly Finding[],
  readings: Partial<ClinicalState['readings']>,
): Profile => ({
  ...profile,
  clinical: {
    ...profile.clinical,
    findings: new Set([...profile.clinical.findings].filter((finding) => !without.includes(finding))),
    readings: { ...profile.clinical.readings, ...readings },
  },
});

const withChemistry = (profile: Profile, chemistry: Chemistry, change: Partial<Chemistry>): Profile => ({
  ...profile,
  chemistry: { ...chemistry, ...change },
});

function withoutOneCompound(profile: Profile, { chemistry }: ScoreOfUse): Change[] {
  if (!profile.chemistry || chemistry.compounds.length < 2) return [];
  const given = profile.chemistry;
  const options = chemistry.compounds.map(({ id, name }) => {
    const changed = withChemistry(profile, given, { compounds: given.compounds.filter((other) => other !== id) });
    return {
      id: 'remove-compound',
      text: `Quitar un compuesto: el que más suma es ${name}`,
      changed,
      points: scoreOfUse(changed).points,
    };
  });
  return [options.reduce((best, option) => (option.points < best.points ? option : best))];
}

function withoutOral17aa(profile: Profile, { chemistry }: ScoreOfUse): Change[] {
  const orals = new Set(chemistry.compounds.filter(({ riskClass }) => riskClass === '17aa').map(({ id }) => id));
  if (!profile.chemistry || orals.size === 0 || orals.size === chemistry.compounds.length) return [];
  const compounds = profile.chemistry.compounds.filter((id) => !orals.has(id));
  return [
    {
      id: 'remove-17aa',
      text: 'Quitar lo oral 17α-alquilado',
      changed: withChemistry(profile, profile.chemistry, { compounds }),
    },
  ];
}

/** A treatment lasts what its doctor says. */
function shorter(profile: Profile, { chemistry }: ScoreOfUse): Change[] {
  if (chemistry.origin === 'prescribed' && chemistry.doseMultiple === 'up_to_1') return [];
  if (profile.cycleWeeks <= REFERENCE.weeks && !profile.chemistry?.withoutBreak) return [];
  const shortened = { ...profile, cycleWeeks: Math.min(profile.cycleWeeks, REFERENCE.weeks) };
  return [
    {
      id: 'shorten',
      text: 'Acortar el tiempo de uso y no seguir sin descanso',
      changed: profile.chemistry ? withChemistry(shortened, profile.chemistry, { withoutBreak: false }) : shortened,
    },
  ];
}

/** The reference values are those of a healthy person: they add no finding. */
function measuredBefore(profile: Profile): Change[] {
  if (hasBaseline(profile)) return [];
  const { bloodPressure, labs } = profile.clinical.readings;
  return [
    {
      id: 'baseline',
      text: 'Hacer análisis y medir la presión antes, si dan bien',
      changed: withClinical(profile, [], {
        bloodPressure: bloodPressure ?? REFERENCE.bloodPressure,
        labs: { ...REFERENCE.labs, ...definedOnly(labs) },
      }),
    },
  ];
}

const definedOnly = <T extends object>(values: T): Partial<T> =>
  // The entries come from T itself, only fewer of them.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

function followedUp({ chemistry, ...profile }: Profile): Change[] {
  if (chemistry?.medicalFollowUp) return [];
  if (chemistry?.origin === 'prescribed')
    return [
      {
        id: 'medical-follow-up',
        text: 'Volver al control con quien te lo indicó',
        changed: { ...profile, chemistry: { ...chemistry, medicalFollowUp: true } },
      },
    ];
  return [
    {
      id: 'medical-follow-up',
      text: 'Consultar con un médico: no resta puntos, pero te cuida alguien que puede ver lo que acá no se ve',
      changed: { ...profile, chemistry },
    },
  ];
}

function notSmoking(profile: Profile): Change[] {
  if (!hasFinding(profile, 'smoking')) return [];
  return [{ id: 'quit-smoking', text: 'Dejar de fumar', changed: withClinical(profile, ['smoking'], {}) }];
}

function controlledPressure(profile: Profile): Change[] {
  const adds = checkFactors(profile).some(({ id, points }) => id === 'blood-pressure' && points > 0);
  const diagnosed = hasFinding(profile, 'diagnosed_hypertension');
  if (!adds && !hasFinding(profile, 'uncontrolled_hypertension')) return [];
  return [
    {
      id: 'control-blood-pressure',
      text: 'Controlar la presión con un médico',
      changed: withClinical(profile, diagnosed ? OF_THE_PRESSURE : ['hypertension', ...OF_THE_PRESSURE], {
        bloodPressure: REFERENCE.bloodPressure,
      }),
    },
  ];
}

/** What a doctor prescribed is not left on our word, whatever it adds. */
function withoutAny({ points, chemistry, isTreatment }: ScoreOfUse): Counterfactual {
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

/** What would lower the risk, most first, and always before all: not using. */
export function counterfactuals(profile: Profile, score: ScoreOfUse): Counterfactual[] {
  const changes = [
    ...withoutOneCompound(profile, score),
    ...withoutOral17aa(profile, score),
    ...shorter(profile, score),
    ...measuredBefore(profile),
    ...notSmoking(profile),
    ...controlledPressure(profile),
    ...followedUp(profile),
  ];
  const ranked = changes
    .map(({ id, text, changed }): Counterfactual => {
      const { points, level } = scoreOfUse(changed);
      return { id, text, level, points, drop: score.points - points };
    })
    .sort((one, other) => other.drop - one.drop);
  return [withoutAny(score), ...ranked];
}
