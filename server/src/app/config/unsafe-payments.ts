import { MERCADO_PAGO, PAYPAL } from './payments-config.ts';

const PURPOSES: Record<(typeof MERCADO_PAGO)[number] | (typeof PAYPAL)[number], string> = {
  MP_ACCESS_TOKEN: 'the credential of Mercado Pago that takes the money',
  MP_WEBHOOK_SECRET: 'what Mercado Pago signs its messages with',
  PAYPAL_CLIENT_ID: 'the application of PayPal',
  PAYPAL_CLIENT_SECRET: 'the secret of the application of PayPal',
  PAYPAL_WEBHOOK_ID: 'what PayPal calls our webhook, part of what it signs',
  PAYPAL_MERCHANT_ID: 'the account of PayPal that must be paid',
};

/**
 * Staging promises on every page to charge nothing: PayPal's sandbox and test credentials of
 * Mercado Pago.
 */
const BASES = {
  production: {
    MP_API_BASE: 'https://api.mercadopago.com',
    PAYPAL_API_BASE: 'https://api-m.paypal.com',
  },
  staging: {
    MP_API_BASE: 'https://api.mercadopago.com',
    PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com',
  },
} as const;

export function findUnsafePayments(env: Record<string, string | undefined>): string[] {
  const isStaging = env['APP_ENV'] === 'staging';
  const missing = [...MERCADO_PAGO, ...PAYPAL]
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: ${PURPOSES[name]}`);
  const isTest = env['MP_ACCESS_TOKEN']?.startsWith('TEST-') === true && !isStaging;
  return [
    ...missing,
    ...(isTest ? ['MP_ACCESS_TOKEN is a test one: it takes no money'] : []),
    ...findWrongBases(env, BASES[isStaging ? 'staging' : 'production']),
    ...(env['PAYMENTS_SIMULATION'] === 'on'
      ? ['PAYMENTS_SIMULATION is on: it gives memberships for nothing']
      : []),
  ];
}

function findWrongBases(
  env: Record<string, string | undefined>,
  bases: (typeof BASES)[keyof typeof BASES],
): string[] {
  const wrong = (['MP_API_BASE', 'PAYPAL_API_BASE'] as const).filter(
    (name) => env[name] && env[name].replace(/\/$/, '') !== bases[name],
  );
  const isReal = bases === BASES.staging && !env['PAYPAL_API_BASE'];
  return [
    ...wrong.map((name) => `${name} is not the provider's own address: it must be ${bases[name]}`),
    ...(isReal
      ? [`PAYPAL_API_BASE is missing: staging charges nothing, at ${bases.PAYPAL_API_BASE}`]
      : []),
  ];
}
