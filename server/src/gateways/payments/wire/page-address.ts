import { isLoopback } from './safe-base.ts';

/** Only the provider's own hosts, against open redirects. */
export function pageAddress(
  text: unknown,
  { hosts, base }: { hosts: readonly string[]; base: URL },
): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  if (isLoopback(base)) return url.origin === base.origin ? url.href : undefined;
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
    ? url.href
    : undefined;
}
