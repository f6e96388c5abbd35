import { spawn } from 'node:child_process';
import { join } from 'node:path';

const START = join(import.meta.dirname, '../../../sandbox/start.ts');

export type FakeProviderClient = {
  url: string;
  /** Returns the control's result; the caller knows its type. */
  control<Answer = unknown>(name: string, input?: object): Promise<Answer>;
};
export type FakeProviders = {
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
    // the child sends exactly one message, of this type
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
      const answer = (await reply.json()) as { result: Answer; error?: string }; // sent by control-routes
      if (!reply.ok) throw new Error(`${name}: ${answer.error}`);
      return answer.result;
    },
  };
}
