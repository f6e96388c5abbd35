import { randomUUID } from 'node:crypto';
import { TEST_MERCHANT } from './test-merchant.ts';

const LIFE_SECONDS = 32_400;

/** Tokens of nine hours, which can also be ended at once. */
export function createAccessTokens(now: () => Date) {
  let ends = new Map<string, number>();
  const right = `Basic ${Buffer.from(`${TEST_MERCHANT.clientId}:${TEST_MERCHANT.clientSecret}`).toString('base64')}`;
  return {
    issue(authorization: string | undefined) {
      if (authorization !== right) return undefined;
      const token = `A21AA-prueba-${randomUUID()}`;
      ends.set(token, now().getTime() + LIFE_SECONDS * 1000);
      return {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-PRUEBA',
        expires_in: LIFE_SECONDS,
        nonce: randomUUID(),
      };
    },
    isValid: (authorization: string | undefined): boolean =>
      now().getTime() < (ends.get(authorization?.replace(/^Bearer /, '') ?? '') ?? 0),
    endAll: () => void (ends = new Map()),
  };
}
