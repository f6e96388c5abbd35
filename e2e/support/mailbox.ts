import { createServer } from 'node:net';
import { expect } from '@playwright/test';

export type Mailbox = { url: string; letters: string[]; stop(): void };

/** A mail server that keeps what it is given: enough SMTP for one client, as text. */
export async function startMailbox(): Promise<Mailbox> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let pending = '';
    let letter: string | undefined;
    socket.write('220 mailbox\r\n');
    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString('utf8');
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (letter !== undefined && line !== '.') {
          letter += `${line}\n`;
        } else if (letter !== undefined) {
          letters.push(readable(letter));
          letter = undefined;
          socket.write('250 kept\r\n');
        } else if (/^DATA/i.test(line)) {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 ok\r\n');
        }
      }
    });
    socket.on('error', () => socket.destroy());
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return { url: `smtp://127.0.0.1:${port}`, letters, stop: () => void server.close() };
}

/** The address of the latest letter that leads to that page. */
export async function linkTo({ letters }: Mailbox, page: string): Promise<string> {
  const found = () =>
    letters.flatMap((letter) => /http\S+#enlace=\S+/.exec(letter)?.[0] ?? []).findLast((link) => isTo(link, page));
  await expect.poll(found).toBeDefined();
  return found() ?? '';
}

const isTo = (link: string, page: string): boolean => new URL(link).pathname === page;

/** Quoted-printable undone, as far as an address in a letter needs it. */
const readable = (letter: string): string =>
  letter
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
