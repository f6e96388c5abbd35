import { readPaymentTimeline } from '@forja/contract/payments/payment-timeline';
import { regretPayment } from '@forja/contract/payments/regret';
import { checkReceipt, readReceipt, readReceiptKey } from '@forja/contract/payments/receipt';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { Regrets } from './regrets/regrets.service.ts';
import type { Receipts } from './history/receipts.service.ts';
import type { Timelines } from './history/timeline.service.ts';

type Services = { receipts: Receipts; regrets: Regrets; timelines: Timelines };

export function paymentHistoryRoutes(api: Api, { receipts, regrets, timelines }: Services): void {
  route(api, readPaymentTimeline, ({ caller, params }) =>
    timelines.getTimeline(caller.id, params.id),
  );
  route(api, regretPayment, ({ caller, params, request }) =>
    regrets.regret(caller, params.id, request.ip),
  );
  route(api, readReceipt, ({ caller, params }) => receipts.issueReceipt(caller, params.id));
  route(api, readReceiptKey, async () => receipts.publicKey());
  route(api, checkReceipt, ({ body, request }) => receipts.checkReceipt(body.receipt, request.ip));
}
