import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const PATIENCE_MS = 15_000;

/** Plain text through any SMTP server. Nothing of the email is logged. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(
    {
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      // as an object: an address with a comma inside is one recipient, never two
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

/** Mail servers repeat the address in what they say, and this is written in logs. */
function withoutAddresses(error: unknown): string {
  if (!(error instanceof Error)) return 'the email was not taken';
  return error.message.replaceAll(/\S+@\S+/g, '<address>').slice(0, 300);
}
