import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from '../../server/src/gateways/mail/smtp-mail.ts';
import { startFakeProviders } from './fake-providers.mjs';

const { PATH } = process.env;

async function startProviders(env: Record<string, string>) {
  const fakeProviders = await startFakeProviders(
    process.execPath,
    { PATH, ...env },
    { hasMailbox: true },
  );
  onTestFinished(fakeProviders.stop);
  return fakeProviders;
}

test('a laptop without a mail server shows sent mail in the mailbox', async () => {
  const { environment, mailboxUrl } = await startProviders({});
  const { SMTP_URL: url, MAIL_FROM: from } = environment;
  await createSmtpMail({ url, from }).send({
    to: 'ana@ejemplo.com.ar',
    subject: 'Tu enlace',
    text: 'Hola',
  });
  expect(await (await fetch(mailboxUrl)).text()).toContain('Tu enlace');
});

test('a laptop with a mail server uses it', async () => {
  const { environment, mailboxUrl } = await startProviders({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'yo@ejemplo.com.ar',
  });
  expect(mailboxUrl).toBeUndefined();
  expect(environment).not.toHaveProperty('SMTP_URL');
});

test.each(['production', 'staging'])(
  'in %s there is neither a mailbox nor a fake provider',
  async (APP_ENV) => {
    expect(await startProviders({ APP_ENV })).toEqual({
      environment: {},
      stop: expect.any(Function),
    });
  },
);
