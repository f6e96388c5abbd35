import { createServer } from 'node:net';
import { expect } from '@playwright/test';

export type Mailbox = { url: string; messages: string[]; stop(): void };

/** A mail server that stores its messages as text: enough SMTP for one client. */
export async function startMailbox(): Promise<Mailbox> {
  const messages: string[] = [];
  const server = createServer((socket) => {
    let pending = '';
    let message: string | undefined;
    socket.write('220 mailbox\r\n');
    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString('utf8');
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (message !== undefined && line !== '.') {
          message += `${line}\n`;
        } else if (message !== undefined) {
          messages.push(decodeQuotedPrintable(message));
          message = undefined;
          socket.write('250 kept\r\n');
        } else if (/^DATA/i.test(line)) {
          message = '';
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
  return { url: `smtp://127.0.0.1:${port}`, messages, stop: () => void server.close() };
}

/** The link of the latest message to that page. */
export async function findLink({ messages }: Mailbox, page: string): Promise<string> {
  const findLatest = () =>
    messages
      .flatMap((message) => /http\S+#enlace=\S+/.exec(message)?.[0] ?? [])
      .findLast((link) => hasPath(link, page));
  await expect.poll(findLatest).toBeDefined();
  return findLatest() ?? '';
}

const hasPath = (link: string, page: string): boolean => new URL(link).pathname === page;

/** Decodes quoted-printable as far as a link needs it. */
const decodeQuotedPrintable = (message: string): string =>
  message
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
