import type { CheckoutSource } from '@forja/contract/payments/checkout';
import { nextPoll } from '@forja/domain/payments/poll-schedule';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { PaymentPage, PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import { buildBackUrls, type ResumeCodes } from './back-urls.ts';
import type { FollowUps } from './follow-ups.service.ts';

export type ReturnContext = { source: CheckoutSource; browserHash: string; buyerEmail: string };

export type OpenPageDependencies = {
  db: Database;
  checkouts: CheckoutsRepository;
  followUps: FollowUps;
  resumeCodes: ResumeCodes;
  publicOrigin: () => string;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export function createOpenPage(dependencies: OpenPageDependencies) {
  const { db, checkouts, followUps, resumeCodes, publicOrigin, onProviderProblem, now } =
    dependencies;

  return async function openPage(
    { userId, id }: CheckoutRow,
    provider: PaymentProvider,
    { source, browserHash, buyerEmail }: ReturnContext,
  ): Promise<void> {
    // each attempt has its own return code
    const attempt = await inTransaction(db, async (tx) => {
      const row = await checkouts.lock(id, tx);
      if (row?.state !== 'created') return undefined;
      await checkouts.change(row, { attempt: row.attempt + 1 }, tx);
      return {
        row: { ...row, attempt: row.attempt + 1 },
        code: await resumeCodes.issue({ userId, checkoutId: id, browserHash }, tx),
      };
    });
    if (!attempt) return;
    const { row, code } = attempt;
    const page = await createPage(row, { sessionToken: code, source, buyerEmail }, provider);
    const { expiresAt } = page;
    const isStored = await checkouts.setPaymentPage(row, {
      state: 'awaiting',
      providerRef: page.providerRef,
      redirectUrl: page.redirectUrl,
      expiresAt,
      nextPollAt: nextPoll({ startedAt: row.createdAt, expiresAt, isPending: false }, now()),
    });
    if (!isStored) await closeUnwantedPage(row, page, provider);
  };

  /** Closes a page whose checkout ended or got another page meanwhile. */
  async function closeUnwantedPage(
    row: CheckoutRow,
    { providerRef }: PaymentPage,
    provider: PaymentProvider,
  ): Promise<void> {
    if (await checkouts.closeLatePage(row, { providerRef, closePageAt: now() }))
      await followUps.runForUser(row.userId);
    else await provider.closeCheckout({ checkoutId: row.id, providerRef }).catch(onProviderProblem);
  }

  async function createPage(
    row: CheckoutRow,
    { buyerEmail, ...target }: { sessionToken: string; source: CheckoutSource; buyerEmail: string },
    provider: PaymentProvider,
  ): Promise<PaymentPage> {
    const origin = publicOrigin();
    try {
      return await provider.createCheckout({
        checkoutId: row.id,
        attempt: row.attempt,
        amountMinor: row.dueMinor,
        discountMinor: row.discountMinor,
        currency: row.currency,
        months: row.months,
        payerEmail: buyerEmail,
        backUrls: buildBackUrls({
          origin,
          processor: row.processor,
          checkoutId: row.id,
          ...target,
        }),
        webhookUrl: `${origin}/api/webhooks/${provider.id}`,
        expiresAt: row.expiresAt,
      });
    } catch (error) {
      onProviderProblem(error);
      throw new AppError('provider_unreachable');
    }
  }
}
