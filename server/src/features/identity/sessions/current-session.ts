import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import type { SignInKey } from '../storage/identity.repository.ts';
import type { SessionCookie } from './session-cookie.ts';
import { tokenHash } from './session-token.ts';

export function readCurrentSession(request: FastifyRequest, cookie: SessionCookie): SignInKey {
  const token = cookie.readToken(request);
  if (!token) throw new AppError('not_signed_in');
  return { userId: token.userId, tokenHash: tokenHash(token) };
}
