import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const START = join(ROOT, 'sandbox/start.ts');
// a failed child is detected at once; this covers a cold start on a busy machine
const TIMEOUT_MS = 60_000;
const NONE = { environment: {}, stop: () => {} };

/**
 * Starts fakes for unconfigured payment providers, and a mailbox on request. Never in production. A failure is reported
 * and not fatal.
 */
export async function startFakeProviders(node, env, { hasMailbox = false } = {}) {
  const needsMailbox = hasMailbox && !env.SMTP_URL;
  const missing = [
    ...(env.MP_ACCESS_TOKEN ? [] : ['MP_']),
    ...(env.PAYPAL_CLIENT_ID ? [] : ['PAYPAL_']),
    ...(needsMailbox ? ['SMTP_', 'MAIL_'] : []),
  ];
  if ((env.APP_ENV || 'local') !== 'local' || missing.length === 0) return NONE;

  // own process group: Ctrl-C reaches only the server, and the fakes end after it
  const child = spawn(node, [START, shopAddress(env), ...(needsMailbox ? ['--mailbox'] : [])], {
    cwd: ROOT,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const started = await new Promise((resolve) => {
    child.once('message', resolve);
    child.once('error', () => resolve(undefined));
    child.once('exit', () => resolve(undefined));
    setTimeout(() => resolve(undefined), TIMEOUT_MS).unref();
  });
  if (started === undefined) {
    console.error('The test payments could not start: everything else works.');
    child.kill('SIGTERM');
    return NONE;
  }
  // the server keeps the parent alive
  child.unref();
  child.channel?.unref();
  const { environment, mailboxUrl } = started;
  for (const [name, address] of [
    ['Test payments, control panel of Mercado Pago', environment.MP_API_BASE],
    ['Test payments, control panel of PayPal', environment.PAYPAL_API_BASE],
    ['Mailbox, with every mail that the server sends', mailboxUrl],
  ])
    if (address) console.log(`${name}: ${address}`);
  const provided = Object.entries(environment).filter(([name]) =>
    missing.some((prefix) => name.startsWith(prefix)),
  );
  return {
    environment: Object.fromEntries(provided),
    mailboxUrl,
    stop: () => void child.kill('SIGTERM'),
  };
}

function shopAddress({ HOST, PORT }) {
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host}:${PORT || 3000}`;
}
