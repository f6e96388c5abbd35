import { type KeyObject, X509Certificate } from 'node:crypto';
import type { BeforeAsking } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { isLoopback } from '../wire/safe-base.ts';
import type { PayPalEnvironment } from './paypal-environment.ts';

const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,120}$/;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** There are one or two at a time. More are somebody's invention. */
const MOST_KEPT = 8;
const PATIENCE_MS = 3000;
const CERTIFICATE_BYTES = 16 * 1024;

type Kept = { key: Promise<KeyObject | undefined>; until: number; isGenuine: boolean };
/** Undefined when the address is not PayPal's, or holds no certificate. */
export type CertificateKey = (address: string, beforeAsking: BeforeAsking) => Promise<KeyObject | undefined>;

/** The address comes in the message: anybody can write it, so only PayPal's own hosts are asked, once a day. */
export function createCertificateKey(environment: PayPalEnvironment, now: () => Date): CertificateKey {
  const kept = new Map<string, Kept>();

  const stillGood = (href: string): Kept | undefined => {
    const known = kept.get(href);
    return known !== undefined && now().getTime() < known.until ? known : undefined;
  };

  return async (address, beforeAsking) => {
    const url = certificateUrl(address, environment);
    if (url === undefined) return undefined;
    const known = stillGood(url.href);
    if (known) return known.key;
    await beforeAsking();
    // another delivery may have asked meanwhile
    const meanwhile = stillGood(url.href);
    if (meanwhile) return meanwhile.key;

    const entry: Kept = { key: fetchKey(url), until: now().getTime() + DAY_MS, isGenuine: false };
    kept.delete(url.href);
    kept.set(url.href, entry);
    makeRoom(kept);
    try {
      const key = await entry.key;
      if (key === undefined) entry.until = now().getTime() + MINUTE_MS;
      else entry.isGenuine = true;
      return key;
    } catch (error) {
      kept.delete(url.href);
      throw error;
    }
  };
}

/** Addresses that somebody invents never push out the certificate that is in use. */
function makeRoom(kept: Map<string, Kept>): void {
  if (kept.size <= MOST_KEPT) return;
  const addresses = [...kept.keys()];
  const goes = addresses.find((address) => kept.get(address)?.isGenuine === false) ?? addresses[0];
  if (goes !== undefined) kept.delete(goes);
}

function certificateUrl(address: string, { base, certificateHosts }: PayPalEnvironment): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isTheirs = isLoopback(base)
    ? url.origin === base.origin
    : url.protocol === 'https:' && url.port === '' && certificateHosts.includes(url.hostname);
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isTheirs && isPlain && PATH.test(url.pathname) ? url : undefined;
}

async function fetchKey(url: URL): Promise<KeyObject | undefined> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (reply) => ({ status: reply.status, pem: await reply.text() }))
    .catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || answer.status === 429)
    throw new ProviderError('paypal', 'unreachable', { status: answer?.status, issue: 'certificate' });
  if (answer.status !== 200 || answer.pem.length > CERTIFICATE_BYTES) return undefined;
  try {
    return new X509Certificate(answer.pem).publicKey;
  } catch {
    return undefined;
  }
}
