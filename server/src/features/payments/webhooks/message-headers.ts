import type { WebhookMessage } from '../../../gateways/payments/payment-provider.ts';

/** Helps to diagnose a refusal, without signature, cookie, body or IP address. */
export type RefusedMessage = { at: string; headers: Record<string, string> };

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
/** Stored as present, without their value. */
const SIGNATURES = ['x-signature', 'paypal-transmission-sig'];

export function messageHeaders({
  headers,
}: Pick<WebhookMessage, 'headers'>): Record<string, string> {
  const plainHeaders = PLAIN.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, boundHeader(value)] as const];
  });
  const signatureHeaders = SIGNATURES.filter((name) => headers[name] !== undefined).map(
    (name) => [name, 'present'] as const,
  );
  return Object.fromEntries([...plainHeaders, ...signatureHeaders]);
}

const boundHeader = (text: string) => text.replaceAll('\u0000', '').slice(0, 200);
