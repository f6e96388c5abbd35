import {
  answerWithdrawal,
  approvePayment,
  endPayment,
  findPayments,
  listPaymentsToReview,
  listWithdrawals,
  refundPayment,
  refundPaymentPart,
  saveInvoiceNumber,
  rejectPayment,
} from '@forja/contract/payments/admin-payments';
import {
  activateMembershipDirect,
  cancelCheckout,
  declareTransfer,
  listOpenCheckouts,
  quoteCheckout,
  readCheckout,
  readPrices,
  startCheckout,
} from '@forja/contract/payments/checkout';
import {
  keepDuplicate,
  readMembership,
  returnDuplicate,
} from '@forja/contract/payments/membership';
import { listProviderMessages } from '@forja/contract/payments/provider-messages';
import { readWithdrawal, requestWithdrawal } from '@forja/contract/payments/withdrawal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { Activation } from './checkouts/activation.service.ts';
import type { CheckoutsService } from './checkouts/checkouts.service.ts';
import type { FindPayments } from './review/find-payments.service.ts';
import type { Duplicates } from './review/duplicates.service.ts';
import type { Inbox } from './webhooks/inbox.service.ts';
import type { PaymentHistory } from './history/payment-history.service.ts';
import type { Regrets } from './regrets/regrets.service.ts';
import type { Invoices } from './review/invoices.service.ts';
import type { Refunds } from './review/refunds.service.ts';
import type { Reviews } from './review/reviews.service.ts';
import type { Transfers } from './review/transfers.service.ts';
import type { Withdrawals } from './withdrawals/withdrawals.service.ts';

type Services = {
  duplicates: Duplicates;
  checkouts: CheckoutsService;
  transfers: Transfers;
  activation: Activation;
  history: PaymentHistory;
  regrets: Pick<Regrets, 'hasRegretted'>;
  reviews: Reviews;
  refunds: Refunds;
  invoices: Invoices;
  paymentSearch: FindPayments;
  inbox: Inbox;
  withdrawals: Withdrawals;
  markBrowser: (request: FastifyRequest, reply: FastifyReply) => string;
};

const SUCCESS = { success: true } as const;

export function paymentsRoutes(api: Api, services: Services): void {
  const { duplicates, checkouts, transfers, activation, history, reviews, refunds } = services;
  const { invoices, paymentSearch, inbox, withdrawals, regrets, markBrowser } = services;

  route(api, readPrices, () => checkouts.prices());
  route(api, readMembership, async ({ caller }) => {
    const membership = await history.getMembership(caller);
    const mayRegret = membership.payments.some(({ regretUntil }) => regretUntil !== null);
    return { ...membership, isRegretReviewed: mayRegret && (await regrets.hasRegretted(caller)) };
  });

  route(api, quoteCheckout, ({ caller, body, request }) =>
    checkouts.quote({ id: caller.id, ip: request.ip }, body),
  );
  route(api, startCheckout, ({ caller, body, request, reply }) =>
    checkouts.start(
      {
        id: caller.id,
        ip: request.ip,
        email: caller.username,
        browserHash: markBrowser(request, reply),
      },
      body,
    ),
  );
  route(api, listOpenCheckouts, ({ caller }) => checkouts.listOpen(caller.id));
  route(api, readCheckout, ({ caller, params }) => checkouts.getCheckout(caller.id, params.id));
  route(api, cancelCheckout, async ({ caller, params }) => {
    const cancelled = await checkouts.cancel(caller.id, params.id);
    await transfers.withdrawDeclarations(caller.id, params.id);
    return cancelled;
  });
  route(api, declareTransfer, ({ caller, params, body }) =>
    transfers.declare(caller.id, params.id, body.reference),
  );
  route(api, activateMembershipDirect, ({ caller, body, request }) =>
    activation.activate({ id: caller.id, ip: request.ip }, body),
  );

  route(api, keepDuplicate, async ({ caller, params }) => {
    await duplicates.keepPayment(caller.id, params.id);
    return SUCCESS;
  });
  route(api, returnDuplicate, async ({ caller, params }) => {
    await duplicates.returnPayment(caller.id, params.id);
    return SUCCESS;
  });

  route(api, requestWithdrawal, async ({ body, request, reply }) => {
    const caller = await api.findCaller(request, reply);
    return withdrawals.request(body, { ip: request.ip, userId: caller?.id });
  });
  route(api, readWithdrawal, ({ body, request }) =>
    withdrawals.getWithdrawal(body.code, request.ip),
  );

  route(api, listPaymentsToReview, ({ caller, body }) => reviews.list(caller, body));
  route(api, approvePayment, async ({ caller, params, body }) => {
    await reviews.approve(caller, params.id, body.reason);
    return SUCCESS;
  });
  route(api, rejectPayment, async ({ caller, params, body }) => {
    await reviews.reject(caller, params.id, body.reason);
    return SUCCESS;
  });
  route(api, refundPayment, async ({ caller, params, body }) => {
    await refunds.refundPayment(caller, params.id, body.reason);
    return SUCCESS;
  });
  route(api, refundPaymentPart, async ({ caller, params, body }) => {
    await refunds.refundPart(caller, params.id, body);
    return SUCCESS;
  });
  route(api, saveInvoiceNumber, async ({ caller, params, body }) => {
    await invoices.saveNumber(caller, params.id, body);
    return SUCCESS;
  });
  route(api, endPayment, async ({ caller, params, body }) => {
    await refunds.endPayment(caller, params.id, body.reason);
    return SUCCESS;
  });
  route(api, findPayments, ({ caller, body }) => paymentSearch.findPayments(caller, body));
  route(api, listProviderMessages, async () => ({ items: await inbox.listArrivals() }));
  route(api, listWithdrawals, ({ caller, body }) => withdrawals.list(caller.id, body));
  route(api, answerWithdrawal, async ({ caller, params, body }) => {
    await withdrawals.answer(caller.id, params.id, body);
    return SUCCESS;
  });
}
