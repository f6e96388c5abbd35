/** The parts of the script that not every document needs, by what is in the markup of those that do. */
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

/** Each part, and whether this markup needs it. */
export const findParts = (markup: string): Record<ScriptPart, boolean> =>
  // of the keys of the table
  Object.fromEntries(
    Object.entries(SCRIPT_PARTS).map(([part, mark]) => [part, mark.test(markup)]),
  ) as Record<ScriptPart, boolean>;
