import { spawn } from 'node:child_process';
import { join } from 'node:path';

const START = join(import.meta.dirname, '../../../sandbox/start.ts');

/** A fake payment provider, controlled over HTTP: see the controls in sandbox. */
export type FakeProviderClient = {
  url: string;
  /** The answer has the shape that the control gives it. */
  control<Answer = unknown>(name: string, input?: object): Promise<Answer>;
};
export type FakeProviders = {
  /** The settings that make a server pay there. */
  environment: Record<string, string>;
  mercadoPago: FakeProviderClient;
  payPal: FakeProviderClient;
  stop(): void;
};

export async function startFakeProviders(shop: string): Promise<FakeProviders> {
  const child = spawn(process.execPath, [START, shop], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const environment = await new Promise<Record<string, string>>((resolve, reject) => {
    // it sends one message, of this shape
    child.once('message', (message) =>
      resolve((message as { environment: Record<string, string> }).environment),
    );
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The fake providers ended with ${code}`)));
  });
  return {
    environment,
    mercadoPago: connectFakeProvider(environment['MP_API_BASE'] ?? ''),
    payPal: connectFakeProvider(environment['PAYPAL_API_BASE'] ?? ''),
    stop: () => void child.kill('SIGTERM'),
  };
}

function connectFakeProvider(url: string): FakeProviderClient {
  return {
    url,
    async control<Answer>(name: string, input: object = {}) {
      const reply = await fetch(`${url}/__control/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      const answer = (await reply.json()) as { result: Answer; error?: string }; // what control-routes sends
      if (!reply.ok) throw new Error(`${name}: ${answer.error}`);
      return answer.result;
    },
  };
}
