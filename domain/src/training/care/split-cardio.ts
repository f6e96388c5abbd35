/** The days of a week that can have cardio: its own, and those of a session, after the weights. */
export type CardioWeek = { readonly cardioDays: number; readonly sessions: number };
/** Minutes of one day; those of the whole week add up to its target. */
export type CardioSplit = { readonly onCardioDays: number; readonly afterSessions: number };

/** judgement: a first cardio session is not longer than this when the sessions can hold the rest. */
const COMFORTABLE_MINUTES = 45;
/** judgement: less than ten minutes is a warm-up. */
const SHORTEST_MINUTES = 10;
/** People read rounded minutes; a week that they do not divide gets exact ones. */
const STEPS = [5, 1] as const;

/** The longest comfortable sessions on the days of cardio, and what is missing after the weights. */
export function splitCardio(minutes: number, { cardioDays, sessions }: CardioWeek): CardioSplit {
  if (sessions === 0) return { onCardioDays: minutes / cardioDays, afterSessions: 0 };
  if (cardioDays === 0) return { onCardioDays: 0, afterSessions: minutes / sessions };
  for (const step of STEPS)
    for (
      let onCardioDays = Math.min(COMFORTABLE_MINUTES, Math.floor(minutes / cardioDays));
      onCardioDays >= SHORTEST_MINUTES;
      onCardioDays -= 1
    ) {
      if (onCardioDays % step !== 0) continue;
      const afterSessions = (minutes - onCardioDays * cardioDays) / sessions;
      const isLong = afterSessions === 0 || afterSessions >= SHORTEST_MINUTES;
      if (afterSessions % step === 0 && isLong) return { onCardioDays, afterSessions };
    }
  return { onCardioDays: minutes / cardioDays, afterSessions: 0 };
}
