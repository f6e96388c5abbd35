import type { WebhookMessage } from '../../../gateways/payments/payment-provider.ts';

/** What may help to find out why: no signature, no cookie, no body, nobody's address. */
export type RefusedMessage = { at: string; headers: Record<string, string> };

/** What tells a delivery from another, and what a proxy did to it on the way. */
const PLAIN = [
  'x-request-id',
  'user-agent',
  'content-type',
  'via',
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-auth-algo',
  'paypal-cert-url',
];
/** Only whether it came. */
const SIGNATURES = ['x-signature', 'paypal-transmission-sig'];

/** The few that matter, bounded: no cookie, no signature, nobody's address. */
export function messageHeaders({ headers }: Pick<WebhookMessage, 'headers'>): Record<string, string> {
  const found = PLAIN.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, plain(value)] as const];
  });
  const signed = SIGNATURES.filter((name) => headers[name] !== undefined).map((name) => [name, 'present'] as const);
  return Object.fromEntries([...found, ...signed]);
}

const plain = (text: string) => text.replaceAll('\u0000', '').slice(0, 200);
