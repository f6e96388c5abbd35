import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Attributes = Pick<CookieSerializeOptions, 'maxAge'>;

/**
 * A cookie that only this address can write: `__Host-` makes the browser refuse it from another name of the same site, and
 * without TLS. A laptop, which has no TLS, uses the plain name.
 */
export function createHostCookie(name: string, { secure }: { secure: boolean }) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const fullName = secure ? `__Host-${name}` : name;
  return {
    /** Browsers still have the plain name from releases that wrote it. */
    readValue: ({ cookies }: FastifyRequest): string | undefined =>
      cookies[fullName] ?? cookies[name],
    set(reply: FastifyReply, value: string, { maxAge }: Attributes): void {
      reply.setCookie(fullName, value, { ...attributes, ...(maxAge !== undefined && { maxAge }) });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(fullName, attributes);
      if (fullName !== name) reply.clearCookie(name, attributes);
    },
  };
}
