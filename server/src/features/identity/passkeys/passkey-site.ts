/** The origin and the relying party id of a passkey. */
export type Site = { origin: string; rpId: string };

/** The configured origin; in development the one of the browser, which the origin check limits to this machine. */
export function resolveSite(appOrigin: string | undefined, origin: string | undefined): Site {
  const siteOrigin =
    appOrigin ?? (origin !== undefined && URL.canParse(origin) ? origin : 'http://localhost');
  return { origin: siteOrigin, rpId: new URL(siteOrigin).hostname };
}
