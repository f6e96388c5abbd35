import { z } from 'zod';
import { dateOrNone, idText, ifReadable, lenientList, textOrNone } from '../wire/shapes.ts';

const refund = z.object({
  id: ifReadable(idText),
  amount: ifReadable(z.number()),
  date_created: dateOrNone,
});

/**
 * Requires only the fields of a decision. Card data is dropped, and the payer is reduced to what
 * distinguishes two people.
 */
export const paymentShape = z.object({
  id: idText,
  status: z.string(),
  status_detail: textOrNone,
  captured: ifReadable(z.boolean()),
  transaction_amount: z.union([z.number(), z.string()]),
  transaction_amount_refunded: z.union([z.number(), z.string()]).nullish(),
  currency_id: z.string(),
  external_reference: textOrNone,
  collector_id: idText,
  live_mode: ifReadable(z.boolean()),
  date_created: dateOrNone,
  date_approved: dateOrNone,
  date_last_updated: dateOrNone,
  date_of_expiration: dateOrNone,
  operation_type: textOrNone,
  payment_type_id: textOrNone,
  payment_method_id: textOrNone,
  installments: ifReadable(z.int()),
  order: ifReadable(z.object({ id: ifReadable(idText) })),
  refunds: lenientList(refund),
  payer: ifReadable(z.object({ id: ifReadable(idText), email: textOrNone })),
  /** Seller's fees only; buyers pay their own financing. */
  fee_details: lenientList(z.object({ amount: z.number(), fee_payer: z.string() })),
  transaction_details: ifReadable(
    z.object({
      net_received_amount: ifReadable(z.number()),
      total_paid_amount: ifReadable(z.number()),
      external_resource_url: textOrNone,
    }),
  ),
});
export type MercadoPagoPayment = z.infer<typeof paymentShape>;
