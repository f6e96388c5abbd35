import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { PaymentProvider, PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { listSnapshotMovements } from '../wire/snapshot-movements.ts';
import { simulatedPaymentsTable } from './simulated-payments.table.ts';

export const SIMULATED_ACCOUNT = 'simulated-seller';
export const SIMULATED_ACTIONS = [
  'approve',
  'reject',
  'pay_later',
  'accredit',
  'refund',
  'charge_back',
] as const;
export type SimulatedAction = (typeof SIMULATED_ACTIONS)[number];

type Row = typeof simulatedPaymentsTable.$inferSelect;
type Dependencies = { db: Database; now: () => Date; publicOrigin: () => string };

export type Simulation = PaymentProvider & {
  find(ref: string): Promise<Row | undefined>;
  act(ref: string, action: SimulatedAction): Promise<void>;
};

/** Stored in the database, so that any server can answer. */
export function createSimulation({ db, now, publicOrigin }: Dependencies): Simulation {
  const table = simulatedPaymentsTable;
  const find = async (id: string): Promise<Row | undefined> =>
    (await db.select().from(table).where(eq(table.id, id)))[0];

  const listByCheckout = async (checkoutId: string) =>
    (await db.select().from(table).where(eq(table.checkoutId, checkoutId))).flatMap(toSnapshots);

  const byId = async (id: string) => {
    const row = IS_ID.test(id) ? await find(id) : undefined;
    return row ? toSnapshots(row) : [];
  };

  return {
    id: 'simulation',
    accountId: SIMULATED_ACCOUNT,
    currency: 'ARS',
    find,

    async createCheckout({ checkoutId, amountMinor, currency, backUrls, expiresAt }) {
      const id = randomUUID();
      await db
        .insert(table)
        .values({ id, checkoutId, amountMinor, currency, backUrls, state: null, updatedAt: now() });
      return { providerRef: id, redirectUrl: `${publicOrigin()}/api/simulation/${id}`, expiresAt };
    },

    async readWebhook() {
      throw new ProviderError('simulation', 'refused');
    },

    resolve: ({ kind, id }) => (kind === 'checkout' ? listByCheckout(id) : byId(id)),

    findByCheckout: ({ checkoutId }) => listByCheckout(checkoutId),

    async closeCheckout({ checkoutId }) {
      await db
        .update(table)
        .set({ closedAt: now() })
        .where(and(eq(table.checkoutId, checkoutId), isNull(table.closedAt)));
    },

    async cancelPayment({ providerPaymentId }) {
      await db
        .update(table)
        .set({ state: 'cancelled', updatedAt: now() })
        .where(and(eq(table.id, providerPaymentId), eq(table.state, 'pending')));
      return (await byId(providerPaymentId))[0] ?? null;
    },

    async listMovements(span) {
      const rows = await db.select().from(table).where(isNotNull(table.approvedAt));
      return listSnapshotMovements(rows.flatMap(toSnapshots), span);
    },

    async refund({ providerPaymentId, amountMinor }) {
      const row = await find(providerPaymentId);
      if (!row) throw new ProviderError('simulation', 'refused');
      const refundedMinor =
        amountMinor === null ? row.amountMinor : row.refundedMinor + amountMinor;
      const isWhole = refundedMinor >= row.amountMinor;
      const at = now();
      await db
        .update(table)
        .set({
          refundedMinor,
          updatedAt: at,
          ...(isWhole && { state: 'refunded', reversedAt: at }),
        })
        .where(eq(table.id, row.id));
      const [snapshot] = await byId(row.id);
      if (!snapshot) throw new ProviderError('simulation', 'unreadable');
      return snapshot;
    },

    /** Ignores actions that the state does not allow. */
    async act(ref, action) {
      const row = await find(ref);
      if (!row) return;
      const change = applyAction(row, action, now());
      if (change)
        await db
          .update(table)
          .set({ ...change, updatedAt: now() })
          .where(eq(table.id, ref));
    },
  };
}

const IS_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const ALLOWED_STATES: Record<SimulatedAction, readonly Row['state'][]> = {
  approve: [null, 'rejected'],
  reject: [null, 'pending'],
  pay_later: [null],
  accredit: ['pending'],
  refund: ['approved'],
  charge_back: ['approved'],
};

const PAGE_ACTIONS: readonly SimulatedAction[] = ['approve', 'reject', 'pay_later'];

export const isActionClosed = ({ closedAt }: Row, action: SimulatedAction): boolean =>
  closedAt !== null && PAGE_ACTIONS.includes(action);

function applyAction(row: Row, action: SimulatedAction, at: Date): Partial<Row> | undefined {
  const { state, amountMinor } = row;
  if (!ALLOWED_STATES[action].includes(state) || isActionClosed(row, action)) return undefined;
  const changes: Record<SimulatedAction, Partial<Row>> = {
    approve: { state: 'approved', approvedAt: at },
    reject: { state: 'rejected' },
    pay_later: { state: 'pending' },
    accredit: { state: 'approved', approvedAt: at },
    refund: { state: 'refunded', reversedAt: at, refundedMinor: amountMinor },
    charge_back: { state: 'charged_back', reversedAt: at },
  };
  return changes[action];
}

function toSnapshots(row: Row): PaymentSnapshot[] {
  if (row.state === null) return [];
  return [
    {
      provider: 'simulation',
      providerPaymentId: row.id,
      checkoutRef: row.checkoutId,
      accountId: SIMULATED_ACCOUNT,
      state: row.state,
      amountMinor: row.amountMinor,
      refundedMinor: row.refundedMinor,
      currency: row.currency,
      approvedAt: row.approvedAt,
      reversedAt: row.reversedAt,
      providerUpdatedAt: row.updatedAt,
      voucher:
        row.state === 'pending'
          ? { url: null, dueAt: new Date(row.updatedAt.getTime() + 3 * DAY_MS), place: null }
          : null,
      refusal: row.state === 'rejected' ? 'rejected' : null,
      raw: { simulated: true },
    },
  ];
}
