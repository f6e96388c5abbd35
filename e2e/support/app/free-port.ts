import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that the system gives to connections: one of those may take it before a server does. */
const LOWEST = 15_000;
const HIGHEST = 30_000;

/** A port without a listener. */
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
