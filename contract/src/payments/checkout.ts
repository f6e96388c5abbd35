import { z } from 'zod/mini';
import { idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { currency, minorUnits, processor, PROCESSORS } from './membership.ts';

const SMALL = 8 * 1024;

/** Prices and end dates if paid now. The only source of prices for a screen. */
export const readPrices = endpoint({
  method: 'GET',
  path: '/api/prices',
  access: 'public',
  summary: 'Returns current prices and payment methods',
  response: z.object({
    months: z.int().check(z.gte(1)),
    methods: z.array(
      z.object({
        processor: z.enum(['mercadopago', 'paypal', 'manual', 'simulation']),
        currency,
        amountMinor: minorUnits,
      }),
    ),
    endsAtIfPaidNow: instant,
  }),
});

export const couponCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escribí el código del cupón.'),
    z.maxLength(40, 'Ese código es demasiado largo.'),
    z.regex(/^[^\p{C}]*$/u, 'Ese código no es válido.'),
  );

export const price = z.object({
  currency,
  listMinor: minorUnits,
  discountPercent: z.int().check(z.gte(0), z.lte(100)),
  discountMinor: minorUnits,
  totalMinor: minorUnits,
  endsAt: instant,
});
export type Price = z.infer<typeof price>;

export const quoteCheckout = endpoint({
  method: 'POST',
  path: '/api/checkouts/quote',
  access: 'user',
  summary: 'Quotes a purchase, with or without a coupon; stores nothing',
  body: z.object({ processor, couponCode: z.optional(couponCode) }),
  maxBodyBytes: SMALL,
  response: price,
  refusals: ['coupon_not_valid', 'processor_not_available', 'too_many_tries'],
});

/**
 * created: not sent yet · awaiting: the person is paying · pending: cash, transfer or review ·
 * paid: final · expired, cancelled: closed uncharged; a late full payment still counts.
 */
export const CHECKOUT_STATES = [
  'created',
  'awaiting',
  'pending',
  'paid',
  'expired',
  'cancelled',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

export const checkout = z.object({
  id: z.uuid(),
  processor,
  state: z.enum(CHECKOUT_STATES),
  price,
  createdAt: instant,
  expiresAt: instant,
  redirectUrl: z.nullable(z.url()),
  voucher: z.nullable(
    z.object({
      url: z.nullable(z.url()),
      dueAt: z.nullable(instant),
      place: z.nullable(z.string()),
    }),
  ),
  transfer: z.nullable(
    z.object({
      alias: z.string(),
      cbu: z.string(),
      holder: z.string(),
      declaredReference: z.nullable(z.string()),
    }),
  ),
  refusal: z.nullable(z.string()),
});
export type Checkout = z.infer<typeof checkout>;

/** People may leave a social app's browser and return in the phone's own. */
export const CHECKOUT_SOURCES = ['checkout', 'instagram'] as const;
export type CheckoutSource = (typeof CHECKOUT_SOURCES)[number];

export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/checkouts',
  access: 'user',
  summary:
    'Starts a checkout; the same clientKey returns the same checkout, and a 100 % coupon pays at once',
  body: z.object({
    clientKey: z.uuid('Ese identificador no es válido.'),
    processor,
    couponCode: z.optional(couponCode),
    source: z._default(z.enum(CHECKOUT_SOURCES), 'checkout'),
    /** The person accepts paying while another payment is pending. */
    besidePending: z._default(z.boolean(), false),
    /** Total shown on the screen; a different total is never charged. */
    seenTotalMinor: z.optional(minorUnits),
  }),
  maxBodyBytes: SMALL,
  response: checkout,
  refusals: [
    'coupon_not_valid',
    'processor_not_available',
    'provider_unreachable',
    'payment_pending',
    'price_changed',
    'too_many_tries',
  ],
});

export const readCheckout = endpoint({
  method: 'GET',
  path: '/api/checkouts/:id',
  access: 'user',
  summary: "Returns the state of one of the person's checkouts",
  params: idParams,
  response: checkout,
  refusals: ['checkout_not_found'],
});

export const listOpenCheckouts = endpoint({
  method: 'GET',
  path: '/api/checkouts',
  access: 'user',
  summary: "Lists the person's unfinished checkouts, newest first",
  response: z.object({ items: z.array(checkout) }),
});

export const cancelCheckout = endpoint({
  method: 'POST',
  path: '/api/checkouts/:id/cancel',
  access: 'user',
  summary: 'Cancels a checkout and closes its page; a late full payment still counts',
  params: idParams,
  response: checkout,
  refusals: ['checkout_not_found'],
});

export const declareTransfer = endpoint({
  method: 'POST',
  path: '/api/checkouts/:id/transfer',
  access: 'user',
  summary: 'Declares the transfer that paid this checkout, for an administrator to verify',
  params: idParams,
  body: z.object({
    reference: z
      .string()
      .check(
        z.trim(),
        z.minLength(4, 'Poné el número de comprobante: está en el recibo de tu banco.'),
        z.maxLength(60, 'Ese número es demasiado largo: copiá solo el del comprobante.'),
        z.regex(
          /^[\p{L}\p{N} ._/-]+$/u,
          'Usá solo letras, números y guiones, como figura en el comprobante.',
        ),
      ),
  }),
  maxBodyBytes: SMALL,
  response: checkout,
  refusals: ['checkout_not_found', 'receipt_already_used', 'checkout_closed'],
});

/** Fields fixed by the specification; `amount` and `activateDirectly` are ignored. */
export const activateMembershipDirect = endpoint({
  method: 'POST',
  path: '/api/activate-membership-direct',
  access: 'user',
  summary:
    "Refreshes the payment of the person's own checkout at the provider; activates only confirmed payments",
  body: z.object({
    processor: z.catch(z.optional(z.enum(PROCESSORS)), undefined),
    /** Payment or order id of the provider, or `direct_…` to refresh the latest open checkouts. */
    paymentId: z
      .string()
      .check(
        z.minLength(1, 'Falta el número del pago.'),
        z.maxLength(120, 'Ese número de pago no es válido.'),
      ),
    amount: z.optional(z.unknown()),
    activationSource: z.optional(z.unknown()),
    activateDirectly: z.optional(z.unknown()),
  }),
  maxBodyBytes: SMALL,
  response: z.object({
    success: z.literal(true),
    hasMembership: z.literal(true),
    endsAt: instant,
    processor,
  }),
  refusals: ['payment_not_confirmed', 'too_many_tries'],
});
