import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const TIMEOUT_MS = 15_000;

export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      // an object, so that an address with a comma is one recipient
      await transport
        .sendMail({
          to: { name: '', address: to },
          subject,
          text,
          ...(unsubscribeUrl !== undefined && { headers: oneClickHeaders(unsubscribeUrl) }),
        })
        .catch((error: unknown) => {
          throw new Error(withoutAddresses(error));
        });
    },
  };
}

const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Mail servers repeat the address in errors, which are logged. */
function withoutAddresses(error: unknown): string {
  if (!(error instanceof Error)) return 'the email was not taken';
  return error.message.replaceAll(/\S+@\S+/g, '<address>').slice(0, 300);
}
