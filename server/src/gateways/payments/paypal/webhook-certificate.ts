import { type KeyObject, X509Certificate } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import type { BeforeAsking } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { isLoopback } from '../wire/safe-base.ts';
import type { PayPalEnvironment } from './api/paypal-environment.ts';

const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,120}$/;
/** PayPal uses one or two at a time. */
const MAX_CACHED = 8;
const TIMEOUT_MS = 3000;
const CERTIFICATE_BYTES = 16 * 1024;

type CachedKey = { key: Promise<KeyObject | undefined>; until: number; isGenuine: boolean };
export type CertificateKey = (
  address: string,
  beforeAsking: BeforeAsking,
) => Promise<KeyObject | undefined>;

/** The message names the URL, so only PayPal's hosts are requested, once a day. */
export function createCertificateKey(
  environment: PayPalEnvironment,
  now: () => Date,
): CertificateKey {
  const cache = new Map<string, CachedKey>();

  const findCached = (href: string): CachedKey | undefined => {
    const cachedKey = cache.get(href);
    return cachedKey !== undefined && now().getTime() < cachedKey.until ? cachedKey : undefined;
  };

  return async (address, beforeAsking) => {
    const url = certificateUrl(address, environment);
    if (url === undefined) return undefined;
    const cachedKey = findCached(url.href);
    if (cachedKey) return cachedKey.key;
    await beforeAsking();
    // a concurrent delivery may have requested it
    const concurrentKey = findCached(url.href);
    if (concurrentKey) return concurrentKey.key;

    const entry: CachedKey = {
      key: fetchKey(url),
      until: now().getTime() + DAY_MS,
      isGenuine: false,
    };
    cache.delete(url.href);
    cache.set(url.href, entry);
    evictOldest(cache);
    try {
      const key = await entry.key;
      if (key === undefined) entry.until = now().getTime() + MINUTE_MS;
      else entry.isGenuine = true;
      return key;
    } catch (error) {
      cache.delete(url.href);
      throw error;
    }
  };
}

/** Evicts forged addresses before a genuine certificate. */
function evictOldest(cache: Map<string, CachedKey>): void {
  if (cache.size <= MAX_CACHED) return;
  const addresses = [...cache.keys()];
  const evicted =
    addresses.find((address) => cache.get(address)?.isGenuine === false) ?? addresses[0];
  if (evicted !== undefined) cache.delete(evicted);
}

function certificateUrl(
  address: string,
  { base, certificateHosts }: PayPalEnvironment,
): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPayPalHost = isLoopback(base)
    ? url.origin === base.origin
    : url.protocol === 'https:' && url.port === '' && certificateHosts.includes(url.hostname);
  const isPlain =
    url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isPayPalHost && isPlain && PATH.test(url.pathname) ? url : undefined;
}

async function fetchKey(url: URL): Promise<KeyObject | undefined> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then(async (reply) => ({ status: reply.status, pem: await reply.text() }))
    .catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || answer.status === 429)
    throw new ProviderError('paypal', 'unreachable', {
      status: answer?.status,
      issue: 'certificate',
    });
  if (answer.status !== 200 || answer.pem.length > CERTIFICATE_BYTES) return undefined;
  try {
    return new X509Certificate(answer.pem).publicKey;
  } catch {
    return undefined;
  }
}
