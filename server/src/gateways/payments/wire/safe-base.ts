const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = (url: URL): boolean => LOOPBACK.has(url.hostname);

/** https, or a fake provider on this machine where that is allowed. */
export function safeBase(address: string, { mayBeLocal }: { mayBeLocal: boolean }): URL {
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    throw new Error('The address of a provider carries no credentials');
  if (url.protocol === 'https:' && !isLoopback(url)) return url;
  if (mayBeLocal && isLoopback(url) && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`${url.origin} is not a safe address for a payment provider`);
}
