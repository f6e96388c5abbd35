import type { Profile } from '../person/profile.ts';
import { balanceMinutesIn } from './balance.ts';
import type { Cautions } from './cautions.ts';
import type { Choice } from './choose-exercises.ts';
import { doseFor, repetitionsOf, restsLong, workSeconds, type Dose } from './dose.ts';
import { fillWeek, missingSets, type Entry, type FilledWeek } from './fill-week.ts';
import { creditsOf, muscleAt } from './fractional-volume.ts';
import { warmUpMinutes } from './session-minutes.ts';
import type { Shortfall } from './training-notices.ts';
import { MAJOR_MUSCLES } from './training-plan.ts';
import { WEEKLY_RANGE } from './weekly-range.ts';

/** Where between the floor and the ceiling of the range each goal stops adding sets: 0 is the floor. A rule of ours. */
const AMBITION = { muscle_gain: 0.4, strength: 0.15, performance: 0.15, fat_loss: 0.1, maintenance: 0 } as const;

/** judgement: seven minutes per exercise, between four and ten exercises. */
const exercisesFor = (minutes: number): number => Math.min(10, Math.max(4, Math.floor(minutes / 7)));

/** The heavy lifts come first in sets too, unless the session is so short that it would have little else. */
function mainSets({ goal, sessionMinutes }: Profile, { setsPerExercise }: Cautions): number {
  if (sessionMinutes < 45) return 2;
  return Math.min(setsPerExercise, goal === 'strength' ? 4 : 3);
}

export type Draft = { readonly filled: FilledWeek; readonly dose: Dose; readonly shortfall: Shortfall };

/** Seconds of a session that weights may take. */
export const secondsToTrain = (sessionMinutes: number, cautions: Cautions): number =>
  (sessionMinutes - warmUpMinutes(sessionMinutes) - balanceMinutesIn(sessionMinutes, cautions)) * 60;

function shortfallOf({ volume, lacksTime }: FilledWeek, min: number): Shortfall {
  const below = MAJOR_MUSCLES.filter((muscle) => (volume[muscleAt(muscle)] ?? 0) < min);
  const forLackOfTime = below.filter(lacksTime);
  return {
    forLackOfTime,
    forLackOfExercise: below.filter((muscle) => !forLackOfTime.includes(muscle)),
    missingSets: forLackOfTime.reduce((sum, muscle) => sum + min - (volume[muscleAt(muscle)] ?? 0), 0),
  };
}

/** Comfortable rests first; only when the range does not fit, the short end of them. */
export function draftWeek(choices: readonly Choice[][], profile: Profile, cautions: Cautions): Draft {
  const { min, max } = WEEKLY_RANGE[cautions.rangeLevel];
  const filledWith = (dose: Dose): FilledWeek =>
    fillWeek(choices, {
      seconds: secondsToTrain(profile.sessionMinutes, cautions),
      exercises: exercisesFor(profile.sessionMinutes - balanceMinutesIn(profile.sessionMinutes, cautions)),
      setsPerExercise: cautions.setsPerExercise,
      setsOfMains: mainSets(profile, cautions),
      min,
      max,
      target: min + (max - min) * (cautions.conservative ? 0 : AMBITION[profile.goal]),
      entryOf: (choice): Entry => ({
        choice,
        credits: creditsOf(choice.exercise.id),
        workSeconds: workSeconds(choice.exercise, repetitionsOf(choice.exercise, profile, cautions)),
        restSeconds: restsLong(choice.exercise) ? dose.restCompound : dose.restIsolation,
        sets: 0,
      }),
    });
  const drafted = (dose: Dose): Omit<Draft, 'shortfall'> => ({ filled: filledWith(dose), dose });
  const comfortable = drafted(doseFor(profile, cautions, false));
  if (missingSets(comfortable.filled, min) === 0)
    return { ...comfortable, shortfall: shortfallOf(comfortable.filled, min) };
  const tight = drafted(doseFor(profile, cautions, true));
  const best = missingSets(tight.filled, min) < missingSets(comfortable.filled, min) ? tight : comfortable;
  return { ...best, shortfall: shortfallOf(best.filled, min) };
}
