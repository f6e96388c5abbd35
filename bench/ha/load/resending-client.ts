import { setTimeout as pause } from 'node:timers/promises';

/** Statuses of a balancer or server that is temporarily unavailable. */
const TRY_AGAIN = new Set([502, 503, 504]);
const TIMEOUT_MS = 120_000;
const REQUEST_MS = 30_000;

export type Caller = { cookie: string; address: string };
export type ResendingClient = ReturnType<typeof createResendingClient>;

/** Sends as the web app does, with retries when there is no answer or a temporary one. */
export function createResendingClient(origin: string) {
  const reasons = new Map<string, number>();
  const failures: string[] = [];
  let answered = 0;
  let resent = 0;

  async function sendOnce(
    method: string,
    path: string,
    body: object | undefined,
    { cookie, address }: Caller,
  ): Promise<Response | string> {
    try {
      const reply = await fetch(`${origin}${path}`, {
        method,
        headers: {
          origin,
          cookie,
          'x-forwarded-for': address,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_MS),
      });
      if (!TRY_AGAIN.has(reply.status)) return reply;
      return `${reply.status} ${readCode(await reply.text())}`;
    } catch {
      return 'no answer';
    }
  }

  return {
    async send(
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      body: object | undefined,
      caller: Caller,
    ): Promise<Response | undefined> {
      const deadline = performance.now() + TIMEOUT_MS;
      for (let attempt = 1; ; attempt += 1) {
        const reply = await sendOnce(method, path, body, caller);
        if (typeof reply !== 'string') {
          answered += 1;
          if (reply.status < 400) return reply;
          failures.push(`${method} ${path}: ${reply.status} ${readCode(await reply.text())}`);
          return undefined;
        }
        reasons.set(reply, (reasons.get(reply) ?? 0) + 1);
        if (performance.now() > deadline) {
          failures.push(`${method} ${path}: ${reply}, for ${TIMEOUT_MS / 1000} s`);
          return undefined;
        }
        resent += 1;
        await pause(Math.min(1_000, 100 * 2 ** attempt) * (0.5 + Math.random()));
      }
    },
    takeFigures() {
      const figures = {
        answered,
        resent,
        reasons: Object.fromEntries(reasons),
        failures: [...failures],
      };
      answered = 0;
      resent = 0;
      reasons.clear();
      failures.length = 0;
      return figures;
    },
  };
}

function readCode(text: string): string {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? '(not ours)';
}
