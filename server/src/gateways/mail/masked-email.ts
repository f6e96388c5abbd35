/** Enough for its owner to recognise it: `a…@gmail.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? `${first}…` : `${first}…${email.slice(at)}`;
}
