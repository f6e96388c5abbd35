/** Amount in cents, with a comma or a dot as decimal separator. */
export function parseAmount(text: string): number | undefined {
  const [, units, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return units === undefined ? undefined : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}
