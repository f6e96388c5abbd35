/** Form fields banned from our URLs; browsers may submit an old cached form with GET. */
export const PRIVATE_PARAMETERS = [
  'username',
  'email',
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'secretQuestion',
  'secretAnswer',
  'profile',
  'audience',
  'message',
  'detail',
] as const;

export function withoutPrivateParameters(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!PRIVATE_PARAMETERS.some((name) => query.has(name))) return undefined;
  for (const name of PRIVATE_PARAMETERS) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
