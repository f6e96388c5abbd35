import { once } from '@forja/domain/units/once';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { clock, date } from './format.ts';

const words = once(() => new Intl.RelativeTimeFormat('es-AR', { numeric: 'always' }));

/** recién, hace 5 minutos, hace 3 horas, ayer a las 16:05, hace 4 días, el 21/11/2026. */
export function ago(moment: Date, now: Date): string {
  const past = now.getTime() - moment.getTime();
  // The device's clock may be behind the server's.
  if (past < MINUTE_MS) return 'recién';
  if (past < HOUR_MS) return words().format(-Math.floor(past / MINUTE_MS), 'minute');
  const nights = countNights(moment, now);
  if (nights === 0) return words().format(-Math.floor(past / HOUR_MS), 'hour');
  if (nights === 1) return `ayer a las ${clock(moment)}`;
  return nights <= 7 ? words().format(-nights, 'day') : `el ${date(moment)}`;
}

/** Counts calendar days, so that the evening before is "ayer" at any hour. */
function countNights(moment: Date, now: Date): number {
  const midnight = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return Math.round((midnight(now) - midnight(moment)) / DAY_MS);
}
