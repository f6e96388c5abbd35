/** What an administrator asked for belongs to them for this long; a server that died in between leaves it free. */
export const UNDER_WAY_MS = 120_000;
