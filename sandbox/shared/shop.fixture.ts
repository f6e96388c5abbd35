import { createServer } from 'node:http';
import type { WebhookMessage } from '@forja/server/gateways/payments/payment-provider';
import { onTestFinished } from 'vitest';

/** Shop that stores raw messages and answers with a chosen status. */
export async function aShop() {
  const messages: WebhookMessage[] = [];
  let answer = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : undefined,
        ]),
      );
      const { searchParams } = new URL(request.url ?? '/', 'http://shop');
      messages.push({
        raw: Buffer.concat(chunks),
        headers,
        query: Object.fromEntries(searchParams),
      });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number }; // a TCP server has a port
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    setAnswerStatus: (status: number) => (answer = status),
  };
}
