import type { User } from '@forja/contract/identity/identity';

/** The header runs on every page, so this one answer is checked by hand instead of with the schemas. */
export const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'username' in value &&
  typeof value.username === 'string';
