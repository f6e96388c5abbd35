/** The address and the name that a passkey belongs to. */
export type Site = { origin: string; rpId: string };

/** The configured address; on a laptop, the one that the browser opened, which the origin check keeps to this machine. */
export function siteOf(appOrigin: string | undefined, origin: string | undefined): Site {
  const known = appOrigin ?? (origin !== undefined && URL.canParse(origin) ? origin : 'http://localhost');
  return { origin: known, rpId: new URL(known).hostname };
}
