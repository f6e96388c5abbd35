import { moneyClock, moneyDate } from '../../design/format.ts';

/** The day and the hour of Buenos Aires. */
export const moment = (at: Date): string => `${moneyDate(at)}, ${moneyClock(at)}`;
