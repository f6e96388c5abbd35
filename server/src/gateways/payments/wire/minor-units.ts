const DECIMAL = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/;
/** Larger amounts of cents are not exact in floating point. */
const MOST = 1e13;

/** Undefined when it is no amount of whole cents. */
export function minorUnits(amount: unknown): number | undefined {
  if (typeof amount === 'string') {
    const parts = DECIMAL.exec(amount);
    if (parts === null) return undefined;
    const [, units = '', cents = ''] = parts;
    return Number(units) * 100 + Number(cents.padEnd(2, '0'));
  }
  if (typeof amount !== 'number' || !(amount >= 0 && amount < MOST / 100)) return undefined;
  const minor = Math.round(amount * 100);
  // 10.1 * 100 is not exactly 1010; 10.005 is no amount of cents
  return Math.abs(amount * 100 - minor) < 1e-4 ? minor : undefined;
}

export const decimalText = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
