import { z } from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { linkToken, newPassword, sameAsNewPassword } from './identity-fields.ts';

export const accountReclaim = z
  .object({ token: linkToken, newPassword, confirmPassword: z.optional(z.string()) })
  .check(z.refine(sameAsNewPassword.check, sameAsNewPassword.otherwise));

export const reclaimAccount = endpoint({
  method: 'POST',
  path: '/api/account-reversals',
  access: 'public',
  summary: 'Restores the earlier address with a new password after an unauthorised change',
  body: accountReclaim,
  maxBodyBytes: 8 * 1024,
  response: z.object({
    /** Address to sign in with; a placeholder if none was restored. */
    username: z.string(),
    isEmailRestored: z.boolean(),
  }),
  refusals: ['link_expired', 'too_many_tries'],
});
