export type Site = { origin: string; rpId: string };

/** Development uses the browser's origin, which the origin check limits to this machine. */
export function resolveSite(appOrigin: string | undefined, origin: string | undefined): Site {
  const siteOrigin =
    appOrigin ?? (origin !== undefined && URL.canParse(origin) ? origin : 'http://localhost');
  return { origin: siteOrigin, rpId: new URL(siteOrigin).hostname };
}
