import { z } from 'zod';
import { date, dateOrNone, ifReadable, lenientList, textOrNone } from '../wire/shapes.ts';

const money = z.object({ currency_code: z.string(), value: z.string() });
const links = lenientList(z.object({ rel: z.string(), href: z.string() }));
const payee = ifReadable(z.object({ merchant_id: textOrNone }));

/**
 * `GET /v2/payments/captures/{id}`, with only the fields of a decision required. A capture inside
 * an order has no payee.
 */
export const captureShape = z.object({
  id: z.string().min(1),
  status: z.string(),
  status_details: ifReadable(z.object({ reason: textOrNone })),
  amount: money,
  custom_id: textOrNone,
  invoice_id: textOrNone,
  payee,
  seller_receivable_breakdown: ifReadable(
    z.object({ paypal_fee: ifReadable(money), net_amount: ifReadable(money) }),
  ),
  create_time: date,
  update_time: dateOrNone,
  supplementary_data: ifReadable(
    z.object({ related_ids: ifReadable(z.object({ order_id: textOrNone })) }),
  ),
  links,
});
export type Capture = z.infer<typeof captureShape>;

const refundShape = z.object({
  status: z.string(),
  amount: money,
  create_time: dateOrNone,
  update_time: dateOrNone,
  links,
});
export type Refund = z.infer<typeof refundShape>;

const unitShape = z.object({
  custom_id: textOrNone,
  invoice_id: textOrNone,
  amount: ifReadable(money),
  payee,
  payments: ifReadable(
    // only ids, because captures are read one by one
    z.object({
      captures: lenientList(z.looseObject({ id: z.string().min(1) })),
      refunds: lenientList(refundShape),
    }),
  ).transform((payments) => payments ?? { captures: [], refunds: [] }),
});

/** Reduces the buyer to what distinguishes two people. */
export const orderShape = z.object({
  id: z.string().min(1),
  intent: textOrNone,
  status: z.string(),
  payer: ifReadable(z.object({ payer_id: textOrNone, email_address: textOrNone })),
  purchase_units: z.array(unitShape).min(1),
});
export const createdShape = z.object({ id: z.string().min(1), create_time: dateOrNone, links });
export type CreatedOrder = z.infer<typeof createdShape>;
export type Order = z.infer<typeof orderShape>;
export type PurchaseUnit = Order['purchase_units'][number];
