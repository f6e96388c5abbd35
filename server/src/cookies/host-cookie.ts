import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Attributes = Pick<CookieSerializeOptions, 'maxAge'>;

/**
 * The `__Host-` prefix stops other subdomains and plain HTTP from setting the cookie. Development
 * has no TLS and uses the plain name.
 */
export function createHostCookie(name: string, { secure }: { secure: boolean }) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const fullName = secure ? `__Host-${name}` : name;
  return {
    /** Earlier releases wrote the plain name. */
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
