import { REQUIRED } from '@forja/contract/http/common';
import { type Credentials, credentials, registration } from '@forja/contract/identity/identity';
import { oneTimeCode } from '@forja/contract/identity/identity-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod/mini';

/** Required in the form, optional in the API. */
const registrationForm = z.safeExtend(registration, {
  confirmPassword: z.string().check(z.minLength(1, REQUIRED)),
});
export type RegistrationFields = z.input<typeof registrationForm>;
export type RegistrationValues = z.output<typeof registrationForm>;
export type CredentialFields = z.input<typeof credentials>;
export type { Credentials };

const codeForm = z.object({ code: oneTimeCode });
export type CodeFields = z.input<typeof codeForm>;

export const codeResolver = zodResolver(codeForm);
export const loginResolver = zodResolver(credentials);
export const registrationResolver = zodResolver(registrationForm);
