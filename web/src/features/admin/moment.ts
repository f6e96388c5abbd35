import { moneyClock, moneyDate } from '../../design/format.ts';

/** Date and time in Buenos Aires. */
export const moment = (at: Date): string => `${moneyDate(at)}, ${moneyClock(at)}`;
