import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range, whose ports an outgoing connection could take first. */
const LOWEST = 15_000;
const HIGHEST = 30_000;

export async function findFreePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : findFreePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
