import type { Notice } from '../evidence/notice.ts';
import type { Sex } from '../person/choices.ts';
import { WARNING_SIGNS } from './emergency-signs.data.ts';

const ONLY_TO: Readonly<Record<string, Sex>> = { 'emergency-priapism': 'male' };

/** Signs for this sex, without the call, which is printed once above. */
export const warningSigns = (signs: readonly Notice[], sex: Sex): Notice[] =>
  signs.flatMap(({ code }) => {
    const sign = WARNING_SIGNS.find((each) => each.code === code);
    return sign && (ONLY_TO[code] ?? sex) === sex ? [sign] : [];
  });
