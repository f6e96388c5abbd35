/** Pressures, weights and lab values are not phone numbers. */
const NOT_A_FIGURE = String.raw`(?![.,/]?\d)(?!\s?(?:%|kcal|cm|mmHg|lpm|UI|[a-zµ]{0,2}g\b|m?l\b))`;
const numberToCall = (numbers: string): string => String.raw`(?<![\d.,/])${numbers}${NOT_A_FIGURE}`;

const EMERGENCY_PAIR = new RegExp(`${numberToCall('107')}(?: o (?:al )?911)?`, 'g');
const ABOUT_HELPLINE = new RegExp(
  String.raw`[;.]?\s*[^.;]*${numberToCall('141')}[^.;]*(?=[.;]|$)`,
  'g',
);
const OUR_NUMBERS = new RegExp(numberToCall('(107|911|141)'));
const LEADING_MARK = /^[;.]\s*/;

/** Text for a country without verified numbers: generic emergency words, and no helpline. */
export const withoutOurNumbers = (text: string, emergency: string): string =>
  text
    .replaceAll(ABOUT_HELPLINE, '')
    .replace(LEADING_MARK, '')
    .replaceAll(EMERGENCY_PAIR, emergency);

/** Splits text and numbers: every second part is a number. */
export const splitAtOurNumbers = (text: string): string[] => text.split(OUR_NUMBERS);
