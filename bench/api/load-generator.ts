import { connect, type Socket } from 'node:net';

export type Target = { port: number; path: string; cookie?: string };
export type LoadResult = { perSecond: number; latencies: number[] };

/**
 * Repeats one request over closed-loop connections. Counts bytes without parsing, because every answer has the same
 * length and a cheap client leaves the machine to the server.
 */
export async function generateLoad(
  target: Target,
  { connections, ms }: { connections: number; ms: number },
): Promise<LoadResult> {
  const endsAt = performance.now() + ms;
  const latenciesByConnection = await Promise.all(
    Array.from({ length: connections }, () => loadConnection(target, endsAt)),
  );
  const latencies = latenciesByConnection.flat();
  return { perSecond: latencies.length / (ms / 1000), latencies };
}

function loadConnection({ port, path, cookie }: Target, endsAt: number): Promise<number[]> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${cookie === undefined ? '' : `Cookie: ${cookie}\r\n`}\r\n`,
  );
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    const socket: Socket = connect(port, '127.0.0.1').setNoDelay(true);
    let length = 0;
    let received = 0;
    let sentAt = 0;
    const sendRequest = () => {
      received = 0;
      sentAt = performance.now();
      socket.write(request);
    };
    socket.once('connect', sendRequest).once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (received === 0 && !chunk.subarray(9, 12).equals(OK)) {
        socket.destroy();
        reject(new Error(`${path} answered ${chunk.toString('latin1', 0, 60)}`));
        return;
      }
      received += chunk.length;
      length ||= readAnswerLength(chunk);
      if (received < length) return;
      const now = performance.now();
      latencies.push(now - sentAt);
      if (now < endsAt) sendRequest();
      else {
        socket.destroy();
        resolve(latencies);
      }
    });
  });
}

const OK = Buffer.from('200');

function readAnswerLength(firstChunk: Buffer): number {
  const text = firstChunk.toString('latin1');
  const head = text.indexOf('\r\n\r\n') + 4;
  const body = Number(/content-length: (\d+)/i.exec(text)?.[1]);
  if (head < 4 || Number.isNaN(body)) throw new Error('an answer without a length');
  return head + body;
}
