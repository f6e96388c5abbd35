const EMERGENCY_PAIR = /(?<![\d.,])107(?: o (?:al )?911)?(?![.,]?\d)/g;
/** A clause or a sentence about the helpline, with the mark before it. */
const ABOUT_HELPLINE = /[;.]?\s*[^.;]*(?<![\d.,])141(?![.,]?\d)[^.;]*(?=[.;]|$)/g;
const LEADING_MARK = /^[;.]\s*/;

/** A text for somebody in a country whose numbers nobody verified: what to call there, and no helpline. */
export const withoutOurNumbers = (text: string, emergency: string): string =>
  text
    .replaceAll(ABOUT_HELPLINE, '')
    .replace(LEADING_MARK, '')
    .replaceAll(EMERGENCY_PAIR, emergency);
