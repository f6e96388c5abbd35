import type { Contacts } from '@forja/contract/brand';
import { DAY_MS } from '@forja/domain/units/durations';
import type { FastifyInstance } from 'fastify';
import { securityPolicy } from './security-file.messages.ts';

/** RFC 9116 requires less than a year. */
const VALID_DAYS = 180;
const POLICY = '/.well-known/security-policy.txt';
const PLAIN_TEXT = 'text/plain; charset=utf-8';

type Dependencies = {
  publicOrigin: () => string;
  contacts: Contacts;
  now: () => Date;
};

export function registerSecurityFile(
  app: FastifyInstance,
  { publicOrigin, contacts, now }: Dependencies,
): void {
  app.get(POLICY, { schema: { hide: true } }, async (_request, reply) =>
    reply.type(PLAIN_TEXT).send(securityPolicy(contacts.supportEmail)),
  );
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const today = now().getTime() - (now().getTime() % DAY_MS);
    const origin = publicOrigin();
    const lines = [
      `Contact: mailto:${contacts.supportEmail}?subject=seguridad`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: es',
      `Canonical: ${origin}/.well-known/security.txt`,
      `Policy: ${origin}${POLICY}`,
      '',
    ];
    return reply.type(PLAIN_TEXT).send(lines.join('\n'));
  });
}
