const plural = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Rounded up, so that nobody retries too early. */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'segundo');
  if (seconds < 3600) return plural(Math.ceil(seconds / 60), 'minuto');
  return plural(Math.ceil(seconds / 3600), 'hora');
}
