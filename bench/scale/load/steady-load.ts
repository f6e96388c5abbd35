import { Agent, request as sendRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { HotEndpoint, HotRequest } from './hot-endpoints.ts';

const AT_ONCE = 8;

type Load = Pick<HotEndpoint, 'perSecond' | 'requests' | 'createRequest'> & {
  port: number;
  people: number;
};

export async function sendSteadily(load: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const startedAt = performance.now();
  const latencies: number[] = [];
  let next = 0;
  async function sendInTurn(): Promise<void> {
    while (next < load.requests) {
      const dueAt = startedAt + (next * 1000) / load.perSecond;
      next += 1;
      const early = dueAt - performance.now();
      if (early > 0) await pause(early);
      const hotRequest = load.createRequest(load.people);
      const sentAt = performance.now();
      await send(agent, load.port, hotRequest);
      latencies.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  agent.destroy();
  return latencies;
}

function send(
  agent: Agent,
  port: number,
  { method, path, cookie, address, body }: HotRequest,
): Promise<void> {
  const text = body && JSON.stringify(body);
  const headers = {
    origin: `http://localhost:${port}`,
    host: `localhost:${port}`,
    'x-forwarded-for': address,
    ...(cookie !== undefined && { cookie }),
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({ agent, host: '127.0.0.1', port, method, path, headers });
    outgoing.once('error', reject).once('response', (reply) => {
      let answer = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => (answer += chunk));
      reply.once('error', reject).once('end', () => {
        const { statusCode = 0 } = reply;
        if (statusCode < 300) resolve();
        else reject(new Error(`${method} ${path} answered ${statusCode}: ${answer}`));
      });
    });
    outgoing.end(text);
  });
}
