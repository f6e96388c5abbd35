import { count } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { paymentsTable } from '../../features/payments/storage/payments.table.ts';

export const countPaymentStates = (db: Database) =>
  db
    .select({ state: paymentsTable.state, payments: count() })
    .from(paymentsTable)
    .groupBy(paymentsTable.state);
