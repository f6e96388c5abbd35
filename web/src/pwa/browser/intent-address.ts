/** An intent URL makes Android open the path in the default browser. */
export function intentAddress(origin: string, path: string): string {
  const { host, protocol } = new URL(origin);
  const fallback = encodeURIComponent(`${origin}${path}`);
  // Android reads the options after the last #: the path may have its own.
  return `intent://${host}${path}#Intent;scheme=${protocol.replace(':', '')};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${fallback};end`;
}
