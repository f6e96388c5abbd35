/** Cents of an amount as people write it, with a comma or a dot for the cents; undefined when it is not one. */
export function parseAmount(text: string): number | undefined {
  const [, units, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return units === undefined ? undefined : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}
