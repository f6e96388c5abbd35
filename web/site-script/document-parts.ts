/** The parts of the script that not every document needs, by what is in the markup of those that do. */
export const DOCUMENT_PARTS = {
  forms: /data-island="(?!end-session")/,
  signIn: /data-island="auth"/,
  gate: /data-gated/,
  sheets: /data-sheet=/,
  country: /data-pais/,
  today: /data-hoy/,
  exit: /data-address/,
  coupon: /data-promo/,
  theme: /name="tema"/,
} as const;

export type DocumentPart = keyof typeof DOCUMENT_PARTS;

/** Each part, and whether this markup needs it. */
export const findParts = (markup: string): Record<DocumentPart, boolean> =>
  // of the keys of the table
  Object.fromEntries(
    Object.entries(DOCUMENT_PARTS).map(([part, mark]) => [part, mark.test(markup)]),
  ) as Record<DocumentPart, boolean>;
