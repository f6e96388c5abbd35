import { isLoopback } from '../../wire/safe-base.ts';

export type PayPalEnvironment = {
  base: URL;
  pageHosts: readonly string[];
  certificateHosts: readonly string[];
};

export function payPalEnvironment(base: URL): PayPalEnvironment {
  if (isLoopback(base)) return { base, pageHosts: [], certificateHosts: [] };
  if (base.hostname === 'api-m.sandbox.paypal.com')
    return {
      base,
      pageHosts: ['www.sandbox.paypal.com'],
      certificateHosts: ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com'],
    };
  if (base.hostname === 'api-m.paypal.com')
    return {
      base,
      pageHosts: ['www.paypal.com'],
      certificateHosts: ['api.paypal.com', 'api-m.paypal.com'],
    };
  throw new Error(`${base.hostname} is not a host of PayPal`);
}
