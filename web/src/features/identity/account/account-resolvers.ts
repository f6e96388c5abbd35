import { emailChange } from '@forja/contract/identity/account-email';
import { passwordChange, secretQuestionChange } from '@forja/contract/identity/account';
import { REQUIRED } from '@forja/contract/http/common';
import { knownPassword, passkeyName } from '@forja/contract/identity/identity-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod/mini';
import { accountMessages } from './account.messages.ts';

/** Required in the form, optional in the API. */
const passwordForm = z.safeExtend(passwordChange, {
  confirmPassword: z.string().check(z.minLength(1, REQUIRED)),
});
const passkeyForm = z.object({ name: passkeyName, password: knownPassword });
const nameForm = z.object({ name: passkeyName });
const passwordOnly = z.object({ password: knownPassword });

const { word, wrongWord } = accountMessages.delete;
const deletionForm = z.object({
  password: knownPassword,
  // The sentence asks for capitals; they are not a second password.
  confirmation: z
    .string()
    .check(z.refine((typed) => typed.trim().toLocaleUpperCase('es-AR') === word, wrongWord)),
});

export type EmailFields = z.input<typeof emailChange>;
export type PasswordFields = z.input<typeof passwordForm>;
export type PasswordValues = z.output<typeof passwordForm>;
export type QuestionFields = z.input<typeof secretQuestionChange>;
export type PasskeyFields = z.input<typeof passkeyForm>;
export type NameFields = z.input<typeof nameForm>;
export type PasswordOnlyFields = z.input<typeof passwordOnly>;
export type DeletionFields = z.input<typeof deletionForm>;

export const emailResolver = zodResolver(emailChange);
export const passwordResolver = zodResolver(passwordForm);
export const questionResolver = zodResolver(secretQuestionChange);
export const passkeyResolver = zodResolver(passkeyForm);
export const nameResolver = zodResolver(nameForm);
export const passwordOnlyResolver = zodResolver(passwordOnly);
export const deletionResolver = zodResolver(deletionForm);
