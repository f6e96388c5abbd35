import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const START = join(ROOT, 'sandbox/start.ts');
// a child that fails ends at once and is not waited for: this is for a cold start on a busy machine
const PATIENCE_MS = 60_000;
const NONE = { environment: {}, stop: () => {} };

/**
 * The fake payment providers, for those that are not configured, so that a laptop can pay from end to end, and a mailbox
 * for whoever asks for one. Never in production. Without them everything else works: their absence is said, not fatal.
 */
export async function startFakeProviders(node, env, { hasMailbox = false } = {}) {
  const needsMailbox = hasMailbox && !env.SMTP_URL;
  const missing = [
    ...(env.MP_ACCESS_TOKEN ? [] : ['MP_']),
    ...(env.PAYPAL_CLIENT_ID ? [] : ['PAYPAL_']),
    ...(needsMailbox ? ['SMTP_', 'MAIL_'] : []),
  ];
  if ((env.APP_ENV || 'local') !== 'local' || missing.length === 0) return NONE;

  // a process group of its own: the terminal's Ctrl-C is for the server, and we end when it has ended
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
    setTimeout(() => resolve(undefined), PATIENCE_MS).unref();
  });
  if (started === undefined) {
    console.error('The test payments could not start: everything else works.');
    child.kill('SIGTERM');
    return NONE;
  }
  // what is waited for is the server
  child.unref();
  child.channel?.unref();
  const { environment, mailboxUrl } = started;
  for (const [name, address] of [
    ['Test payments, control panel of Mercado Pago', environment.MP_API_BASE],
    ['Test payments, control panel of PayPal', environment.PAYPAL_API_BASE],
    ['Mailbox, with every mail that the server sends', mailboxUrl],
  ])
    if (address) console.log(`${name}: ${address}`);
  const given = Object.entries(environment).filter(([name]) =>
    missing.some((prefix) => name.startsWith(prefix)),
  );
  return {
    environment: Object.fromEntries(given),
    mailboxUrl,
    stop: () => void child.kill('SIGTERM'),
  };
}

/** Where the messages of the fake providers arrive. */
function shopAddress({ HOST, PORT }) {
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host}:${PORT || 3000}`;
}
