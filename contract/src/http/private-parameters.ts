/**
 * The names of form fields that no address of ours has. An address with one comes from a form that a browser sent by
 * itself, such as one of a document that a device kept from before forms were `POST`.
 */
export const PRIVATE_PARAMETERS = [
  'username',
  'email',
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'secretQuestion',
  'secretAnswer',
  // of the application of a partner and of a withdrawal
  'profile',
  'audience',
  'message',
  'detail',
] as const;

/** The query without them; undefined when it has none. Both with their question mark, or empty. */
export function withoutPrivateParameters(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!PRIVATE_PARAMETERS.some((name) => query.has(name))) return undefined;
  for (const name of PRIVATE_PARAMETERS) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
