import { readPaymentTimeline } from '@forja/contract/payment-timeline';
import { checkReceipt, readReceipt, readReceiptKey } from '@forja/contract/receipt';
import type { Api } from '../../http/api.ts';
import { route } from '../../http/route.ts';
import type { Receipts } from './receipts.service.ts';
import type { Timelines } from './timeline.service.ts';

type Services = { receipts: Receipts; timelines: Timelines };

/** What proves a payment to who made it, and to whoever they show it to. */
export function receiptsRoutes(api: Api, { receipts, timelines }: Services): void {
  route(api, readPaymentTimeline, ({ caller, params }) => timelines.read(caller.id, params.id));
  route(api, readReceipt, ({ caller, params }) => receipts.issue(caller, params.id));
  route(api, readReceiptKey, async () => receipts.publicKey());
  route(api, checkReceipt, ({ body, request }) => receipts.check(body.receipt, request.ip));
}
