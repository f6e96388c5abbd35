import type { Notice } from '../evidence/notice.ts';
import type { Sex } from '../person/choices.ts';
import { WARNING_SIGNS } from './emergency-signs.data.ts';

/** Signs that only happen to one sex. */
const ONLY_TO: Readonly<Record<string, Sex>> = { 'emergency-priapism': 'male' };

/** The signs of a plan that may happen to this person, without whom to call, which is said once above them. */
export const warningSigns = (signs: readonly Notice[], sex: Sex): Notice[] =>
  signs.flatMap(({ code }) => {
    const sign = WARNING_SIGNS.find((each) => each.code === code);
    return sign && (ONLY_TO[code] ?? sex) === sex ? [sign] : [];
  });
