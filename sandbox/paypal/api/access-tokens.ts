import { randomUUID } from 'node:crypto';
import { TEST_MERCHANT } from '../state/test-merchant.ts';

const LIFE_SECONDS = 32_400;

/** Tokens of nine hours that can be revoked. */
export function createAccessTokens(now: () => Date) {
  let expirations = new Map<string, number>();
  const expectedAuthorization = `Basic ${Buffer.from(`${TEST_MERCHANT.clientId}:${TEST_MERCHANT.clientSecret}`).toString('base64')}`;
  return {
    issue(authorization: string | undefined) {
      if (authorization !== expectedAuthorization) return undefined;
      const token = `A21AA-prueba-${randomUUID()}`;
      expirations.set(token, now().getTime() + LIFE_SECONDS * 1000);
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
      now().getTime() < (expirations.get(authorization?.replace(/^Bearer /, '') ?? '') ?? 0),
    expireAll: () => void (expirations = new Map()),
  };
}
