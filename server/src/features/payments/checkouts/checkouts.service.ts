import { randomUUID } from 'node:crypto';
import type { Checkout, Price, CheckoutSource } from '@forja/contract/checkout';
import type { Currency, Processor } from '@forja/contract/membership';
import { discounted } from '@forja/domain/membership/discounted';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentPage, PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { TryLimits } from '../../identity/try-limits.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { backUrlsOf, type ResumeCodes } from './back-urls.ts';
import { type TransferAccount, viewOf } from './checkout-view.ts';
import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';
import type { CouponsService, Discount } from '../coupons/coupons.service.ts';
import type { Look } from './refresh-payments.service.ts';
import { type EndCheckout, isOpen } from './end-checkout.ts';
import type { FollowUps } from './follow-ups.service.ts';
import { giftPayment } from '../ledger/gift-payment.ts';
import { nextPoll } from './poll-schedule.ts';
import { listPrice, type Prices } from './prices.ts';
import type { Settle } from '../ledger/record-payment.service.ts';

const HOUR_MS = 3_600_000;
/** A price is kept that long for who has to open their bank's application. */
const ONLINE_HOURS = 24;
const TRANSFER_HOURS = 5 * 24;
/** With less than this left it is better to begin again. */
const WORTH_REUSING_MS = 10 * 60_000;
const SHOWN = 20;
const OFFERED = ['mercadopago', 'paypal', 'manual', 'simulation'] as const;

type Parts = {
  db: Database;
  checkouts: CheckoutsRepository;
  coupons: CouponsService;
  membership: MembershipService;
  limits: TryLimits;
  look: Look;
  settle: Settle;
  endCheckout: EndCheckout;
  followUps: FollowUps;
  resumeCodes: ResumeCodes;
  providers: readonly PaymentProvider[];
  transfer: TransferAccount | undefined;
  prices: Prices;
  publicOrigin: () => string;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};
export type Who = { id: string; ip: string };
/** Where the person comes from and, of the browser, the hash of its cookie. */
type WayBack = { source: CheckoutSource; browserHash: string };
type Wish = { processor: Processor; couponCode?: string | undefined };
type Quoted = { price: Price; processor: Processor; discount: Discount };

export type CheckoutsService = ReturnType<typeof createCheckoutsService>;

export function createCheckoutsService(parts: Parts) {
  const { db, checkouts, coupons, membership, limits, look, resumeCodes, providers, transfer, prices, now } = parts;
  const { settle, endCheckout, followUps } = parts;
  const providerOf = (processor: Processor) => providers.find(({ id }) => id === processor);
  const isOffered = (processor: Processor) =>
    processor === 'manual' ? transfer !== undefined : providerOf(processor) !== undefined;

  const shown = async (row: CheckoutRow): Promise<Checkout> => {
    const bought = row.state === 'paid' ? (await membership.boughtBy(row.userId)).get(row.id)?.endsAt : undefined;
    return viewOf(row, bought ?? (await membership.endWith(row.userId, row.months)), transfer);
  };

  async function quoted(who: Who, { processor, couponCode }: Wish): Promise<Quoted> {
    if (processor !== 'coupon' && !isOffered(processor)) throw new AppError('processor_not_available');
    const discount = await coupons.discountOf(who, couponCode);
    const { currency, listMinor } = listPrice(prices, processor);
    const { discountMinor, totalMinor } = discounted(listMinor, discount.percent);
    // a coupon pays by itself or not at all
    if (processor === 'coupon' && totalMinor > 0) throw new AppError('processor_not_available');
    const endsAt = await membership.endWith(who.id, prices.months);
    const price = { currency, listMinor, discountPercent: discount.percent, discountMinor, totalMinor, endsAt };
    return { price, discount, processor: totalMinor === 0 ? 'coupon' : processor };
  }

  /** The open checkout that asks for the same, or a new one. Called with the person's lock. */
  async function agreed(userId: string, { price, processor, discount }: Quoted, tx: Transaction): Promise<CheckoutRow> {
    const at = now();
    const same = (await checkouts.open(userId, SHOWN, tx)).find(
      (open) =>
        open.processor === processor &&
        open.dueMinor === price.totalMinor &&
        open.currency === price.currency &&
        open.couponCode === discount.code &&
        open.months === prices.months &&
        open.expiresAt.getTime() - at.getTime() > WORTH_REUSING_MS,
    );
    if (same) return same;
    const hours = processor === 'manual' ? TRANSFER_HOURS : ONLINE_HOURS;
    const expiresAt = new Date(at.getTime() + hours * HOUR_MS);
    const id = randomUUID();
    await checkouts.add(
      {
        userId,
        id,
        intentId: (await checkouts.unpaidIntent(userId, tx)) ?? id,
        processor,
        state: processor === 'manual' ? 'awaiting' : 'created',
        months: prices.months,
        currency: price.currency,
        listMinor: price.listMinor,
        discountPercent: price.discountPercent,
        discountMinor: price.discountMinor,
        dueMinor: price.totalMinor,
        couponCode: discount.code,
        isCouponListed: discount.isListed,
        createdAt: at,
        expiresAt,
        // also before there is a page: a server that dies on the way leaves something to look at
        nextPollAt: !providerOf(processor) ? null : nextPoll({ startedAt: at, expiresAt, isPending: false }, at),
      },
      tx,
    );
    if (discount.code !== null && discount.isListed) {
      const before = await coupons.hold({ userId, checkoutId: id, code: discount.code }, tx);
      const old = before === undefined ? undefined : await checkouts.lock(before, tx);
      // its price went with the hold
      if (old && isOpen(old)) await endCheckout(old, 'cancelled', tx);
    }
    const added = await checkouts.find(userId, id, tx);
    if (!added) throw new Error('a checkout that was just added was not found');
    return added;
  }

  /** Brings a new checkout to where the person can pay it; anything else stays as it is. */
  async function ready(row: CheckoutRow, back: WayBack): Promise<Checkout> {
    if (row.state !== 'created') return shown(row);
    if (row.processor === 'coupon') await settle.settle(giftPayment(row, now()), 'coupon');
    const provider = providerOf(row.processor);
    if (provider) await openPage(row, provider, back);
    return shown((await checkouts.find(row.userId, row.id)) ?? row);
  }

  async function openPage(
    { userId, id }: CheckoutRow,
    provider: PaymentProvider,
    { source, browserHash }: WayBack,
  ): Promise<void> {
    // a try of its own each time: the address to come back to is never the same twice
    const taken = await inTransaction(db, async (tx) => {
      const row = await checkouts.lock(id, tx);
      if (row?.state !== 'created') return undefined;
      await checkouts.change(row, { attempt: row.attempt + 1 }, tx);
      return {
        row: { ...row, attempt: row.attempt + 1 },
        code: await resumeCodes.issue({ userId, checkoutId: id, browserHash }, tx),
      };
    });
    if (!taken) return;
    const { row, code } = taken;
    const page = await pageOf(row, { sessionToken: code, source }, provider);
    const { expiresAt } = page;
    const isGiven = await checkouts.giveAddress(row, {
      state: 'awaiting',
      providerRef: page.providerRef,
      redirectUrl: page.redirectUrl,
      expiresAt,
      nextPollAt: nextPoll({ startedAt: row.createdAt, expiresAt, isPending: false }, now()),
    });
    if (!isGiven) await closeUnwanted(row, page, provider);
  }

  /** A page that came back for a checkout that ended meanwhile, or that another request had already sent elsewhere. */
  async function closeUnwanted(
    row: CheckoutRow,
    { providerRef }: PaymentPage,
    provider: PaymentProvider,
  ): Promise<void> {
    if (await checkouts.closeLatePage(row, { providerRef, closePageAt: now() })) await followUps.run(row.userId);
    else await provider.closeCheckout({ checkoutId: row.id, providerRef }).catch(parts.onProviderProblem);
  }

  async function pageOf(
    row: CheckoutRow,
    back: { sessionToken: string; source: CheckoutSource },
    provider: PaymentProvider,
  ): Promise<PaymentPage> {
    const origin = parts.publicOrigin();
    try {
      return await provider.createCheckout({
        checkoutId: row.id,
        attempt: row.attempt,
        amountMinor: row.dueMinor,
        currency: row.currency,
        months: row.months,
        backUrls: backUrlsOf({ origin, processor: row.processor, checkoutId: row.id, ...back }),
        webhookUrl: `${origin}/api/webhooks/${provider.id}`,
        expiresAt: row.expiresAt,
      });
    } catch (error) {
      parts.onProviderProblem(error);
      throw new AppError('provider_unreachable');
    }
  }

  /** Before anybody pays again: was something paid already that nobody told us of? */
  async function lookedAt(userId: string): Promise<CheckoutRow | undefined> {
    for (const open of await checkouts.open(userId, SHOWN)) {
      if (open.providerRef === null) continue;
      await look.at(open, 'start').catch(parts.onProviderProblem);
      const after = await checkouts.find(userId, open.id);
      if (after?.state === 'paid') return after;
    }
    return undefined;
  }

  async function owned(userId: string, id: string): Promise<CheckoutRow> {
    const row = await checkouts.find(userId, id);
    if (!row) throw new AppError('checkout_not_found');
    return row;
  }

  return {
    async prices(): Promise<{
      months: number;
      methods: { processor: (typeof OFFERED)[number]; currency: Currency; amountMinor: number }[];
      endsAtIfPaidNow: Date;
    }> {
      const methods = OFFERED.filter(isOffered).map((processor) => {
        const { currency, listMinor } = listPrice(prices, processor);
        return { processor, currency, amountMinor: listMinor };
      });
      return { months: prices.months, methods, endsAtIfPaidNow: await membership.endWith('', prices.months) };
    },

    quote: async (who: Who, wish: Wish): Promise<Price> => (await quoted(who, wish)).price,

    async start(
      { browserHash, ...who }: Who & { browserHash: string },
      { clientKey, source = 'checkout', ...wish }: Wish & { clientKey: string; source?: CheckoutSource },
    ): Promise<Checkout> {
      const { id: userId, ip } = who;
      const before = await checkouts.findByKey(userId, clientKey);
      if (before) return ready(before, { source, browserHash });
      await limits.count('checkout', { account: userId, ip });
      const wanted = await quoted(who, wish);
      const paid = await lookedAt(userId);
      const row = await inTransaction(db, async (tx) => {
        if (!(await membership.lockPerson(userId, tx))) throw new AppError('not_signed_in');
        const meanwhile = await checkouts.findByKey(userId, clientKey, tx);
        if (meanwhile) return meanwhile;
        const found = paid ?? (await agreed(userId, wanted, tx));
        await checkouts.addKey({ userId, clientKey, checkoutId: found.id, createdAt: now() }, tx);
        return found;
      });
      await followUps.run(userId);
      return ready(row, { source, browserHash });
    },

    read: async (userId: string, id: string): Promise<Checkout> => shown(await owned(userId, id)),

    async listOpen(userId: string): Promise<{ items: Checkout[] }> {
      const items: Checkout[] = [];
      for (const row of await checkouts.open(userId, SHOWN)) items.push(await shown(row));
      return { items };
    },

    async cancel(userId: string, id: string): Promise<Checkout> {
      await owned(userId, id);
      await inTransaction(db, async (tx) => {
        await membership.lockPerson(userId, tx);
        const row = await checkouts.lock(id, tx);
        if (row && isOpen(row)) await endCheckout(row, 'cancelled', tx);
      });
      await followUps.run(userId);
      return shown(await owned(userId, id));
    },

    /** Ends open checkouts whose time is over. What they held is free again; a full price that comes late still counts. */
    async expireOverdue(limit: number): Promise<number> {
      const overdue = await checkouts.overdue(now(), limit);
      for (const row of overdue) {
        // who paid a discounted price in time, unheard of, is not told that it is over
        if (row.isCouponListed) await look.at(row, 'poll').catch(parts.onProviderProblem);
        await inTransaction(db, async (tx) => {
          await membership.lockPerson(row.userId, tx);
          const locked = await checkouts.lock(row.id, tx);
          if (locked && isOpen(locked) && locked.expiresAt <= now()) await endCheckout(locked, 'expired', tx);
        });
      }
      return overdue.length;
    },

    shown,
  };
}
