import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from './smtp-mail.ts';

async function startMailServer({ refusesRecipients = false } = {}) {
  const commands: string[] = [];
  const server = createServer((socket) => serve(socket, commands, refusesRecipients)).listen(
    0,
    '127.0.0.1',
  );
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // a TCP server has an AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, commands };
}

function serve(socket: Socket, commands: string[], refusesRecipients: boolean): void {
  let isBody = false;
  socket.write('220 here\r\n');
  socket.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\r\n').filter((each) => each !== '')) {
      commands.push(line);
      if (isBody) {
        if (line !== '.') continue;
        isBody = false;
        socket.write('250 kept\r\n');
      } else if (line === 'DATA') {
        isBody = true;
        socket.write('354 go on\r\n');
      } else if (refusesRecipients && line.startsWith('RCPT')) {
        socket.write(`550 5.1.1 ${line.slice('RCPT TO:'.length)}: nobody here\r\n`);
      } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
    }
  });
}

test('an email reaches its one recipient, in plain text, from the configured address', async () => {
  const { url, commands } = await startMailServer();
  await createSmtpMail({ url, from: 'hola@forja.example' }).send({
    to: 'ana@ejemplo.com.ar',
    subject: 'Recuperá tu cuenta',
    text: 'Abrí este enlace',
  });
  expect(commands).toContain('MAIL FROM:<hola@forja.example>');
  expect(commands.filter((line) => line.startsWith('RCPT'))).toEqual([
    'RCPT TO:<ana@ejemplo.com.ar>',
  ]);
  expect(commands.join('\n')).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
});

test('a letter has the headers to unsubscribe in one click', async () => {
  const { url, commands } = await startMailServer();
  const unsubscribeUrl = 'https://forja.example/api/letters/stop/abc';
  await createSmtpMail({ url, from: 'hola@forja.example' }).send({
    to: 'ana@ejemplo.com.ar',
    subject: 'Novedades',
    text: 'Hola',
    unsubscribeUrl,
  });
  expect(commands).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(commands).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('an unreachable mail server is an error of the send', async () => {
  const mail = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'hola@forja.example' });
  await expect(mail.send({ to: 'ana@ejemplo.com.ar', subject: 's', text: 't' })).rejects.toThrow(
    /ECONNREFUSED/,
  );
});

test('an unknown recipient is not repeated in the error, which is logged', async () => {
  const { url } = await startMailServer({ refusesRecipients: true });
  const mail = createSmtpMail({ url, from: 'hola@forja.example' });
  const error = await mail
    .send({ to: 'ana@ejemplo.com.ar', subject: 's', text: 't' })
    .catch((each: unknown) => each);
  expect(error).toMatchObject({ message: expect.stringMatching(/550/) });
  expect(error).toMatchObject({ message: expect.not.stringContaining('ana@') });
  expect(error).not.toHaveProperty('rejected');
});
