import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { decodeEmail, type ReceivedEmail } from './decode-email.ts';

/** Minimal SMTP server on localhost that accepts every message from one client. */
export async function startSmtpServer(onEmail: (email: ReceivedEmail) => void) {
  const server = createServer((socket) => receive(socket, onEmail)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // a TCP server has a port
  return { url: `smtp://127.0.0.1:${port}`, close: () => void server.close() };
}

function receive(socket: Socket, onEmail: (email: ReceivedEmail) => void): void {
  let pending = '';
  let message: string[] | undefined;
  const answer = (line: string): void => {
    if (message === undefined) {
      if (/^DATA/i.test(line)) message = [];
      socket.write(
        /^DATA/i.test(line) ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n',
      );
    } else if (line === '.') {
      onEmail(decodeEmail(message.join('\r\n')));
      message = undefined;
      socket.write('250 received\r\n');
    } else message.push(line.replace(/^\.\./, '.'));
  };
  socket.setEncoding('latin1').on('error', () => socket.destroy());
  socket.write('220 mailbox\r\n');
  socket.on('data', (chunk: string) => {
    const lines = (pending + chunk).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) answer(line);
  });
}
