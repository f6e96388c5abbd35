import { withDatabase } from '../database/with-database.ts';
import type { Acknowledged, AcknowledgedRecord } from './acknowledged.ts';

export type Comparison = {
  records: number;
  payments: number;
  grants: number;
  /** Acknowledged records that are missing or outdated. */
  lostRecords: number;
  lostPurchases: number;
  duplicateGrants: number;
};

export const compareDatabase = (
  url: string,
  { records, purchases }: Pick<Acknowledged, 'records' | 'purchases'>,
): Promise<Comparison> =>
  withDatabase(url, async ({ query }) => {
    const stored = await query(
      `select id, revision, (value->>'weightKg')::float8 as weight from records where collection = 'measures'`,
    );
    const grants = await query(
      'select checkout_id, payment_id from grants where reversed_at is null',
    );
    const payments = await query(`select id from payments where state = 'approved'`);
    const byId = new Map(stored.rows.map((row) => [row['id'], row]));
    const isLost = ([id, { revision, weightKg }]: [string, AcknowledgedRecord]) => {
      const row = byId.get(id);
      if (!row || Number(row['revision']) < revision) return true;
      return row['revision'] === revision && row['weight'] !== weightKg;
    };
    const grantedCheckouts = new Set(grants.rows.map((row) => row['checkout_id']));
    const paymentIds = new Set(grants.rows.map((row) => row['payment_id']));
    return {
      records: stored.rows.length,
      payments: payments.rows.length,
      grants: grants.rows.length,
      lostRecords: [...records].filter(isLost).length,
      lostPurchases: [...purchases.keys()].filter((id) => !grantedCheckouts.has(id)).length,
      duplicateGrants: grants.rows.length - Math.min(grantedCheckouts.size, paymentIds.size),
    };
  });
