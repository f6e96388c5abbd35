import { z } from 'zod';
import { date, dateOrNone, textOrNone } from '../wire/shapes.ts';

const money = z.object({ currency_code: z.string(), value: z.string() });
const link = z.object({ rel: z.string(), href: z.string() });
const links = z
  .array(link)
  .nullish()
  .transform((list) => list ?? []);

export const captureShape = z.object({
  id: z.string(),
  status: z.string(),
  status_details: z.object({ reason: textOrNone }).nullish(),
  amount: money,
  custom_id: textOrNone,
  invoice_id: textOrNone,
  create_time: date,
  update_time: dateOrNone,
  supplementary_data: z.object({ related_ids: z.object({ order_id: textOrNone }).nullish() }).nullish(),
  links,
});
export type Capture = z.infer<typeof captureShape>;

const refundShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  create_time: dateOrNone,
  update_time: dateOrNone,
  links,
});
export type Refund = z.infer<typeof refundShape>;

const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);

const unitShape = z.object({
  custom_id: textOrNone,
  invoice_id: textOrNone,
  amount: money,
  payee: z.object({ merchant_id: textOrNone }).nullish(),
  payments: z
    .object({ captures: listOf(captureShape), refunds: listOf(refundShape) })
    .nullish()
    .transform((payments) => payments ?? { captures: [], refunds: [] }),
});

/** What is read of an order. The buyer, and what they paid with, is not even kept in memory. */
export const orderShape = z.object({
  id: z.string(),
  intent: textOrNone,
  status: z.string(),
  create_time: dateOrNone,
  update_time: dateOrNone,
  purchase_units: z.array(unitShape).min(1),
  links,
});
/** What a new order must say to send a buyer to it. */
export const createdShape = orderShape.pick({ id: true, create_time: true, links: true });
export type CreatedOrder = z.infer<typeof createdShape>;
export type Order = z.infer<typeof orderShape>;
export type PurchaseUnit = Order['purchase_units'][number];
