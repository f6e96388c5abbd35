export const SCRIPT_PARTS = {
  forms: /data-island="(?!earlier-account")/,
  signIn: /data-island="auth"/,
  gate: /data-gated/,
  sheets: /data-sheet=/,
  country: /data-pais/,
  today: /data-hoy/,
  exit: /data-address/,
  coupon: /data-promo/,
  theme: /name="tema"/,
} as const;

export type ScriptPart = keyof typeof SCRIPT_PARTS;

export const findParts = (markup: string): Record<ScriptPart, boolean> =>
  // Object.fromEntries loses the keys of the table.
  Object.fromEntries(
    Object.entries(SCRIPT_PARTS).map(([part, mark]) => [part, mark.test(markup)]),
  ) as Record<ScriptPart, boolean>;
