import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  ms: number;
  status: number;
  body: Record<string, unknown>;
  headers: IncomingHttpHeaders;
};
export type ApiCall = { path: string; body: object; cookie?: string | undefined };

/**
 * Calls over one keep-alive connection with a new forwarded address each time, so that the limits per IP see one
 * call per person. The server trusts the forwarded address from this machine.
 */
export function createCaller(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let calls = 0;
  return (call: ApiCall): Promise<Answer> =>
    new Promise((resolve, reject) => {
      calls += 1;
      const origin = `http://localhost:${port}`;
      const payload = JSON.stringify(call.body);
      const headers = {
        origin,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(call.cookie !== undefined && { cookie: call.cookie }),
      };
      const startedAt = performance.now();
      const outgoing = request(
        { agent, host: 'localhost', port, path: call.path, method: 'POST', headers },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk));
          reply.once('end', () =>
            resolve({
              ms: performance.now() - startedAt,
              status: reply.statusCode ?? 0,
              // every API answer is an object
              body: JSON.parse(text) as Record<string, unknown>,
              headers: reply.headers,
            }),
          );
        },
      );
      outgoing.once('error', reject).end(payload);
    });
}
