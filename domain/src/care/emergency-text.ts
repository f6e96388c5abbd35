/** A pressure, a weight or a value of a laboratory is no number to call. */
const NOT_A_FIGURE = String.raw`(?![.,/]?\d)(?!\s?(?:%|kcal|cm|mmHg|lpm|UI|[a-zµ]{0,2}g\b|m?l\b))`;
const numberToCall = (numbers: string): string => String.raw`(?<![\d.,/])${numbers}${NOT_A_FIGURE}`;

const EMERGENCY_PAIR = new RegExp(`${numberToCall('107')}(?: o (?:al )?911)?`, 'g');
/** A clause or a sentence about the helpline, with the mark before it. */
const ABOUT_HELPLINE = new RegExp(
  String.raw`[;.]?\s*[^.;]*${numberToCall('141')}[^.;]*(?=[.;]|$)`,
  'g',
);
const OUR_NUMBERS = new RegExp(numberToCall('(107|911|141)'));
const LEADING_MARK = /^[;.]\s*/;

/** A text for somebody in a country whose numbers nobody verified: what to call there, and no helpline. */
export const withoutOurNumbers = (text: string, emergency: string): string =>
  text
    .replaceAll(ABOUT_HELPLINE, '')
    .replace(LEADING_MARK, '')
    .replaceAll(EMERGENCY_PAIR, emergency);

/** The words between the numbers to call and the numbers, in turns: every second part is a number. */
export const splitAtOurNumbers = (text: string): string[] => text.split(OUR_NUMBERS);
