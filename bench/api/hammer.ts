import { connect, type Socket } from 'node:net';

export type Target = { port: number; path: string; cookie?: string };
/** Answers per second, and milliseconds of each. */
export type Hammered = { perSecond: number; latencies: number[] };

/**
 * Asks the same thing over and over from `connections` connections at once, each waiting for its answer.
 * Bytes are counted, not parsed: every answer of a target has the same length, and a client that does little
 * leaves the machine to the server.
 */
export async function hammer(
  target: Target,
  { connections, ms }: { connections: number; ms: number },
): Promise<Hammered> {
  const until = performance.now() + ms;
  const each = await Promise.all(Array.from({ length: connections }, () => oneConnection(target, until)));
  const latencies = each.flat();
  return { perSecond: latencies.length / (ms / 1000), latencies };
}

function oneConnection({ port, path, cookie }: Target, until: number): Promise<number[]> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${cookie === undefined ? '' : `Cookie: ${cookie}\r\n`}\r\n`,
  );
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    const socket: Socket = connect(port, '127.0.0.1').setNoDelay(true);
    let length = 0;
    let received = 0;
    let askedAt = 0;
    const ask = () => {
      received = 0;
      askedAt = performance.now();
      socket.write(request);
    };
    socket.once('connect', ask).once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (received === 0 && !chunk.subarray(9, 12).equals(OK)) {
        socket.destroy();
        reject(new Error(`${path} answered ${chunk.toString('latin1', 0, 60)}`));
        return;
      }
      received += chunk.length;
      length ||= lengthOf(chunk);
      if (received < length) return;
      const now = performance.now();
      latencies.push(now - askedAt);
      if (now < until) ask();
      else {
        socket.destroy();
        resolve(latencies);
      }
    });
  });
}

const OK = Buffer.from('200');

function lengthOf(firstChunk: Buffer): number {
  const text = firstChunk.toString('latin1');
  const head = text.indexOf('\r\n\r\n') + 4;
  const body = Number(/content-length: (\d+)/i.exec(text)?.[1]);
  if (head < 4 || Number.isNaN(body)) throw new Error('an answer without a length');
  return head + body;
}
