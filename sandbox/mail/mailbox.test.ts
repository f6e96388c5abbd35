import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from '../../server/src/gateways/mail/smtp-mail.ts';
import { startMailbox } from './start-mailbox.ts';

async function aMailbox() {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.stop);
  const { SMTP_URL: url, MAIL_FROM: from } = mailbox.settings;
  return { ...mailbox, mail: createSmtpMail({ url, from }) };
}
const LINK = `http://localhost:3000/verificar-correo#enlace=${'aB3-_'.repeat(20)}`;

test.each([
  ['Spanish letters', 'Verificá tu correo: ¿ya está?'],
  ['a word longer than a line', LINK],
  ['lines that begin with a dot', '.\n..y seguimos\n.'],
  ['escaped characters', 'a = b_c <d> & "e" ?=\n100 % 💪'],
  ['almost no ASCII letters', 'ñandú áéíóú '.repeat(40).trim()],
])('a mail with %s arrives as it was sent', async (_what, words) => {
  const { mail, emails } = await aMailbox();
  const subject = words.replaceAll('\n', ' ');
  await mail.send({ to: 'ana@ejemplo.com.ar', subject, text: `Hola:\n\n${words}` });
  expect(emails).toEqual([
    {
      at: expect.any(Date),
      from: 'forja@ejemplo.com.ar',
      to: 'ana@ejemplo.com.ar',
      subject,
      text: `Hola:\n\n${words}`,
    },
  ]);
});

test('the page shows the newest mail first, with working links and no scripts', async () => {
  const { mail, url } = await aMailbox();
  const read = async () => (await fetch(url)).text();
  expect(await read()).toContain('Todavía no hay correos');
  await mail.send({ to: 'ana@ejemplo.com.ar', subject: 'El primero', text: `Abrí ${LINK}\n` });
  await mail.send({
    to: 'beto@ejemplo.com.ar',
    subject: '<script>alert(1)</script>',
    text: '<b>hola</b>',
  });
  const html = await read();
  expect(html).toContain(`<a href="${LINK}">`);
  expect(html).not.toMatch(/<script|<b>/);
  expect(html.indexOf('Para beto@')).toBeLessThan(html.indexOf('Para ana@'));
  expect(html).toContain('los correos no salen de ella');
});
