import type { Sex } from '../person/choices.ts';

/** Beginnings of dossier lines for one sex only. */
const ONLY_FEMALE =
  /^(En mujeres|No usar en el embarazo|En el embarazo|No es para mujeres|Se dio a niñas y mujeres)/;
const ONLY_MALE = /^(Varones: |Fertilidad: .*espermatozoides)/;

const isOther = { male: ONLY_FEMALE, female: ONLY_MALE } as const;

/** Plans of old engines store only the text. */
export const linesForSex = <Line extends { readonly text: string } | string>(
  lines: readonly Line[],
  sex: Sex,
): Line[] =>
  lines.filter((line) => !isOther[sex].test(typeof line === 'string' ? line : line.text));
