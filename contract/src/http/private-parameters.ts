/**
 * What a person writes in a form and no address of ours ever carries: a page that is opened with one of them was asked
 * for by a form that some browser or program sent by itself.
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
] as const;

/** The query without them; undefined when it has none. Both with their question mark, or empty. */
export function withoutPrivateParameters(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!PRIVATE_PARAMETERS.some((name) => query.has(name))) return undefined;
  for (const name of PRIVATE_PARAMETERS) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
