// Fake providers for a local server: `node sandbox/start.ts [server address] [--mailbox]`. They send the server's settings
// to a parent process over its channel, or print them at a terminal.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// the cache must be enabled before the imports below
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/forja', import.meta.url)));
const { startMercadoPagoSandbox } = await import('./mercadopago/start-mercadopago-sandbox.ts');
const { startMailbox } = await import('./mail/start-mailbox.ts');
const { startPayPalSandbox } = await import('./paypal/start-paypal-sandbox.ts');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mailbox: { type: 'boolean' } },
});
const [shop = 'http://127.0.0.1:3000'] = positionals;
const [mercadoPago, payPal, mailbox] = await Promise.all([
  startMercadoPagoSandbox(),
  startPayPalSandbox({ webhookUrl: `${shop}/api/webhooks/paypal` }),
  values.mailbox ? startMailbox() : undefined,
]);

const environment = {
  MP_API_BASE: mercadoPago.url,
  MP_ACCESS_TOKEN: mercadoPago.credentials.accessToken,
  MP_WEBHOOK_SECRET: mercadoPago.credentials.webhookSecret,
  PAYPAL_API_BASE: payPal.url,
  PAYPAL_CLIENT_ID: payPal.credentials.clientId,
  PAYPAL_CLIENT_SECRET: payPal.credentials.clientSecret,
  PAYPAL_WEBHOOK_ID: payPal.credentials.webhookId,
  PAYPAL_MERCHANT_ID: payPal.credentials.merchantId,
  ...mailbox?.settings,
};
if (process.send === undefined) {
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
  process.stdout.write(lines.join(''));
} else {
  process.send({ environment, mailboxUrl: mailbox?.url });
  // exits with the parent process
  process.once('disconnect', () => process.exit());
}
