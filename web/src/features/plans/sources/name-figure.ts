import { quantity, trimmed } from '../../../design/format.ts';
import { sourcesMessages } from './sources.messages.ts';

const messages = sourcesMessages.badgeNames;

const WHOLE: readonly string[] = ['kcal'];
const ONE_DECIMAL: readonly string[] = ['l', 'kg', '%'];
const WHOLE_FROM_TEN: readonly string[] = ['g', 'mg', 'µg'];

function countDecimals(value: number, unit: string): number {
  if (WHOLE.includes(unit)) return 0;
  if (WHOLE_FROM_TEN.includes(unit)) return value < 10 ? 1 : 0;
  return ONE_DECIMAL.includes(unit) ? 1 : 2;
}

/** "3.128 kcal", with the usual decimals of the unit. */
export const printFigure = (value: number, unit: string): string =>
  quantity(value, unit, countDecimals(value, unit)).trim();

/** Units named in their title: "minutos de la sesión". */
const COUNTED: Readonly<Record<string, string>> = {
  min: 'minutos',
  series: 'series',
  repeticiones: 'repeticiones',
  puntos: 'puntos',
  veces: 'veces',
};

/** "125 g de proteína por día", "59 minutos de la sesión". */
export function nameFigure(value: number, unit: string, title: string): string {
  const counted = COUNTED[unit];
  if (counted === undefined || !title.includes(counted))
    return messages.figure(printFigure(value, unit), title);
  const count = trimmed(value, countDecimals(value, unit));
  return title.startsWith(counted) ? messages.counted(count, title) : messages.figure(count, title);
}
