import { REQUIRED } from '@forja/contract/http/common';
import {
  getSecretQuestion,
  linkRecovery,
  passwordRecovery,
} from '@forja/contract/identity/recovery';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod/mini';

/** Required in the form, optional in the API. */
const twice = { confirmPassword: z.string().check(z.minLength(1, REQUIRED)) };

const answerForm = z.safeExtend(passwordRecovery, twice);
const linkForm = z.safeExtend(linkRecovery, twice);
export type UsernameFields = z.input<typeof getSecretQuestion.body>;
export type AnswerFields = z.input<typeof answerForm>;
export type AnswerValues = z.output<typeof answerForm>;
export type LinkFields = z.infer<typeof linkForm>;

export const usernameResolver = zodResolver(getSecretQuestion.body);
export const answerResolver = zodResolver(answerForm);
export const linkResolver = zodResolver(linkForm);
