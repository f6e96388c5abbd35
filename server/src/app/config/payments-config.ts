import { defaults } from '@forja/contract/brand';
import { z } from 'zod';
import { sandboxTransfer } from './sandbox-transfer.messages.ts';

const cents = z
  .string()
  .regex(/^[1-9]\d{1,9}$/, 'must be a price in whole cents')
  .transform(Number);
const months = z
  .string()
  .regex(/^([1-9]|1\d|2[0-4])$/, 'must be a number of months from 1 to 24')
  .transform(Number);
const onOff = z.enum(['on', 'off'], 'must be on or off');
const shortText = z.string().min(1).max(120);
const { membership } = defaults;

export const paymentsEnvironment = z.object({
  MEMBERSHIP_MONTHS: months
    .default(membership.months)
    .describe('How many months a purchase gives.'),
  PRICE_ARS_CENTS: cents
    .default(membership.priceArsCents)
    .describe('The price in pesos, in whole cents.'),
  PRICE_USD_CENTS: cents
    .default(membership.priceUsdCents)
    .describe('The price in dollars, in whole cents.'),
  COUPONS_ACCEPT_UNLISTED: onOff
    .default('on')
    .describe('Whether a code that nobody listed takes 10 % off: on or off.'),
  MP_ACCESS_TOKEN: shortText.optional().describe('The credential of Mercado Pago.'),
  MP_COLLECTOR_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'must be the number of the seller')
    .optional()
    .describe('The number of the seller that payments must name; the end of the token unless set.'),
  MP_WEBHOOK_SECRET: shortText.optional().describe('What Mercado Pago signs its messages with.'),
  MP_WEBHOOK_VERIFY: z
    .enum(['enforce', 'observe'], 'must be enforce or observe')
    .default('enforce')
    .describe(
      'Whether a message that is not signed is refused (enforce) or taken as a hint (observe).',
    ),
  MP_API_BASE: z.url().optional().describe('Another address of Mercado Pago to speak to.'),
  PAYPAL_CLIENT_ID: shortText.optional().describe('The application of PayPal.'),
  PAYPAL_CLIENT_SECRET: shortText.optional().describe('The secret of the application of PayPal.'),
  PAYPAL_WEBHOOK_ID: shortText.optional().describe('What PayPal calls our webhook.'),
  PAYPAL_MERCHANT_ID: shortText.optional().describe('The account of PayPal that must be paid.'),
  PAYPAL_API_BASE: z
    .url()
    .optional()
    .describe('Another address of PayPal to speak to; staging needs its sandbox.'),
  TRANSFER_ALIAS: shortText
    .optional()
    .describe('The alias of the account for bank transfers; with the next two, or none.'),
  TRANSFER_CBU: z
    .string()
    .regex(/^\d{22}$/, 'must be the 22 digits of the CBU')
    .optional()
    .describe('The CBU of that account.'),
  TRANSFER_HOLDER: shortText.optional().describe('Whose account it is.'),
  PAYMENTS_SIMULATION: onOff
    .optional()
    .describe('Payments that move no money, on or off; production refuses them.'),
});
type PaymentsEnvironment = z.infer<typeof paymentsEnvironment>;
type Variables = Record<string, string | undefined>;

export const MERCADO_PAGO = ['MP_ACCESS_TOKEN', 'MP_WEBHOOK_SECRET'] as const;
export const PAYPAL = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_MERCHANT_ID',
] as const;
const TRANSFER = ['TRANSFER_ALIAS', 'TRANSFER_CBU', 'TRANSFER_HOLDER'] as const;
export type PaymentsConfig = ReturnType<typeof paymentsConfig>;

/** Groups of settings are complete or absent: half a provider cannot charge. */
export function findIncompleteGroups(env: Variables): string[] {
  return [MERCADO_PAGO, PAYPAL, TRANSFER].flatMap((group) => {
    const missing = group.filter((name) => !env[name]);
    return missing.length === 0 || missing.length === group.length
      ? []
      : [
          `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${group.join(', ')} go together`,
        ];
  });
}

export function paymentsConfig(
  env: PaymentsEnvironment,
  { isProduction }: { isProduction: boolean },
) {
  const { MP_ACCESS_TOKEN, MP_WEBHOOK_SECRET } = env;
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_MERCHANT_ID } = env;
  const { TRANSFER_ALIAS, TRANSFER_CBU, TRANSFER_HOLDER } = env;
  const hasSimulation = !isProduction && env.PAYMENTS_SIMULATION !== 'off';
  return {
    prices: {
      months: env.MEMBERSHIP_MONTHS,
      arsCents: env.PRICE_ARS_CENTS,
      usdCents: env.PRICE_USD_CENTS,
    },
    acceptsUnlistedCoupons: env.COUPONS_ACCEPT_UNLISTED === 'on',
    mercadoPago:
      MP_ACCESS_TOKEN && MP_WEBHOOK_SECRET
        ? {
            accessToken: MP_ACCESS_TOKEN,
            collectorId: env.MP_COLLECTOR_ID,
            webhookSecret: MP_WEBHOOK_SECRET,
            webhookVerify: env.MP_WEBHOOK_VERIFY,
            apiBase: env.MP_API_BASE,
          }
        : undefined,
    payPal:
      PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET && PAYPAL_WEBHOOK_ID && PAYPAL_MERCHANT_ID
        ? {
            clientId: PAYPAL_CLIENT_ID,
            clientSecret: PAYPAL_CLIENT_SECRET,
            webhookId: PAYPAL_WEBHOOK_ID,
            merchantId: PAYPAL_MERCHANT_ID,
            apiBase: env.PAYPAL_API_BASE,
          }
        : undefined,
    transfer:
      TRANSFER_ALIAS && TRANSFER_CBU && TRANSFER_HOLDER
        ? { alias: TRANSFER_ALIAS, cbu: TRANSFER_CBU, holder: TRANSFER_HOLDER }
        : hasSimulation
          ? sandboxTransfer
          : undefined,
    hasSimulation,
  };
}
