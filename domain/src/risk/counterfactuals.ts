import type { Chemistry } from '../person/plan-input.ts';
import { hasFlag } from '../person/profile.ts';
import type { Profile } from '../person/profile.ts';
import { hasBaseline } from './check-factors.ts';
import type { Counterfactual } from './risk-assessment.ts';
import { DIASTOLIC, SYSTOLIC } from './risk-weights.data.ts';
import { pointsOn } from './ladder.ts';
import { scoreOfUse } from './score.ts';
import type { ScoreOfUse } from './score.ts';

/** The person with one thing changed. Only the changes below exist: none swaps a drug, adds one or names an amount. */
type Change = { id: string; text: string; changed: Profile };

const REFERENCE = {
  weeks: 8,
  bloodPressure: { systolic: 120, diastolic: 75 },
  labs: { haematocritPercent: 45, altTimesUpperLimit: 1, ldlMgDl: 100, hdlMgDl: 50, egfr: 95 },
} as const;

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

function shorter(profile: Profile): Change[] {
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

function measuredBefore(profile: Profile): Change[] {
  if (hasBaseline(profile)) return [];
  return [
    {
      id: 'baseline',
      text: 'Hacer análisis y medir la presión antes, si dan bien',
      changed: {
        ...profile,
        bloodPressure: profile.bloodPressure ?? REFERENCE.bloodPressure,
        labs: { ...REFERENCE.labs, ...definedOnly(profile.labs ?? {}) },
      },
    },
  ];
}

const definedOnly = <T extends object>(values: T): Partial<T> =>
  // The entries come from T itself, only fewer of them.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

function followedUp(profile: Profile): Change[] {
  if (profile.chemistry?.medicalFollowUp) return [];
  return [
    {
      id: 'medical-follow-up',
      text: 'Consultar con un médico: no resta puntos, pero te cuida alguien que puede ver lo que acá no se ve',
      changed: profile,
    },
  ];
}

function notSmoking(profile: Profile): Change[] {
  if (!hasFlag(profile, 'smoking')) return [];
  return [
    {
      id: 'quit-smoking',
      text: 'Dejar de fumar',
      changed: { ...profile, health: profile.health.filter((flag) => flag !== 'smoking') },
    },
  ];
}

function controlledPressure(profile: Profile): Change[] {
  const { bloodPressure } = profile;
  const raised =
    bloodPressure !== undefined &&
    (pointsOn(SYSTOLIC, bloodPressure.systolic) > 0 || pointsOn(DIASTOLIC, bloodPressure.diastolic) > 0);
  if (!raised && !hasFlag(profile, 'hypertension_uncontrolled')) return [];
  return [
    {
      id: 'control-blood-pressure',
      text: 'Controlar la presión con un médico',
      changed: {
        ...profile,
        bloodPressure: REFERENCE.bloodPressure,
        health: profile.health.filter((flag) => flag !== 'hypertension_uncontrolled'),
        conditions: hasFlag(profile, 'hypertension_uncontrolled')
          ? [...new Set([...profile.conditions, 'hypertension' as const])]
          : profile.conditions,
      },
    },
  ];
}

/** What would lower the risk, most first, and always before all: not using. */
export function counterfactuals(profile: Profile, score: ScoreOfUse): Counterfactual[] {
  const changes = [
    ...withoutOneCompound(profile, score),
    ...withoutOral17aa(profile, score),
    ...shorter(profile),
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
  return [{ id: 'no-use', text: 'No usar: riesgo Bajo', level: 'low', points: 0, drop: score.points }, ...ranked];
}
