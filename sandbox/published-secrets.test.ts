import { PUBLISHED_SECRETS } from '@forja/server/app/config/published-secrets';
import { expect, test } from 'vitest';
import * as sellers from './mercadopago/state/test-sellers.ts';
import { TEST_MERCHANT } from './paypal/state/test-merchant.ts';

test('production refuses exactly the secrets of the fake providers', () => {
  const { TEST_SELLER, OTHER_SELLER, TEST_WEBHOOK_SECRET } = sellers;
  const used = [
    TEST_SELLER.accessToken,
    OTHER_SELLER.accessToken,
    TEST_WEBHOOK_SECRET,
    ...Object.values(TEST_MERCHANT),
  ];
  expect([...PUBLISHED_SECRETS].sort()).toEqual(used.sort());
});
