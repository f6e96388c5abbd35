import { z } from 'zod';
import { date, dateOrNone, idText, textOrNone } from '../wire/shapes.ts';

const refund = z.object({ id: idText, amount: z.number(), status: textOrNone, date_created: dateOrNone });

/** What is read of a payment. The rest of it, the payer and the card among it, is not even kept in memory. */
export const paymentShape = z.object({
  id: idText,
  status: z.string(),
  status_detail: textOrNone,
  captured: z.boolean().optional(),
  transaction_amount: z.union([z.number(), z.string()]),
  transaction_amount_refunded: z.union([z.number(), z.string()]).nullish(),
  currency_id: z.string(),
  external_reference: textOrNone,
  collector_id: idText,
  live_mode: z.boolean().optional(),
  date_created: date,
  date_approved: dateOrNone,
  date_last_updated: dateOrNone,
  date_of_expiration: dateOrNone,
  operation_type: textOrNone,
  payment_type_id: textOrNone,
  payment_method_id: textOrNone,
  installments: z.int().nullish(),
  order: z.object({ id: idText }).partial().nullish(),
  refunds: z
    .array(refund)
    .nullish()
    .transform((refunds) => refunds ?? []),
  transaction_details: z
    .object({
      net_received_amount: z.number().nullish(),
      total_paid_amount: z.number().nullish(),
      external_resource_url: textOrNone,
    })
    .partial()
    .nullish(),
});
export type MercadoPagoPayment = z.infer<typeof paymentShape>;
