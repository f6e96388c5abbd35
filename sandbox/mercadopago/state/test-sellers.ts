export type Seller = { collectorId: number; accessToken: string };

/** Two sellers, to test payments to a foreign account. Their tokens grant nothing real. */
export const TEST_SELLER: Seller = {
  collectorId: 1_001_001,
  accessToken: 'APP_USR-1111111111111111-010126-00000000000000000000000000000001-1001001',
};
export const OTHER_SELLER: Seller = {
  collectorId: 2_002_002,
  accessToken: 'APP_USR-2222222222222222-010126-00000000000000000000000000000002-2002002',
};
export const TEST_WEBHOOK_SECRET = 'secreto-de-prueba-de-los-avisos';

export function findSeller(authorization: string | undefined): Seller | undefined {
  return [TEST_SELLER, OTHER_SELLER].find(
    ({ accessToken }) => authorization === `Bearer ${accessToken}`,
  );
}
