const COMMON_MAILBOXES = [
  'gmail',
  'hotmail',
  'yahoo',
  'outlook',
  'icloud',
  'fibertel',
  'protonmail',
] as const;
/** Real providers that are one edit away from a common one. */
const REAL_TOO = new Set(['mail', 'email', 'ymail', 'cloud', 'live', 'msn', 'aol', 'gmx']);
const ENDING_TYPOS: Record<string, string> = {
  con: 'com',
  cm: 'com',
  co: 'com',
  om: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  cpm: 'com',
  cim: 'com',
  vom: 'com',
  xom: 'com',
  'con.ar': 'com.ar',
  'com.a': 'com.ar',
  'com.ra': 'com.ar',
  comar: 'com.ar',
};
/** Providers with a single ending. */
const ONLY_COM = new Set<string>(['gmail', 'icloud', 'protonmail']);
const ENDING = /^(com|es|com\.[a-z]{2})$/;

/** Undefined unless the address looks like a typo. */
export function emailTypo(
  typed: string,
  { isTyping = false }: { isTyping?: boolean } = {},
): string | undefined {
  const [, mailbox, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (mailbox === undefined || domain === undefined) return undefined;
  const correction = correctDomain(domain);
  // A prefix of the right address is not an error yet.
  if (
    correction === undefined ||
    correction === domain ||
    (isTyping && correction.startsWith(domain))
  )
    return undefined;
  return `${mailbox}@${correction}`;
}

function correctDomain(domain: string): string | undefined {
  const dot = domain.indexOf('.');
  const name = domain.slice(0, dot);
  if (dot < 1 || REAL_TOO.has(name)) return undefined;
  const correction =
    COMMON_MAILBOXES.find((common) => common === name) ??
    COMMON_MAILBOXES.find((common) => isOneEditAway(name, common));
  if (correction === undefined) return undefined;
  const typedEnding = domain.slice(dot + 1);
  const ending = ENDING_TYPOS[typedEnding] ?? typedEnding;
  if (!ENDING.test(ending)) return undefined;
  if (!ONLY_COM.has(correction)) return `${correction}.${ending}`;
  return ending.startsWith('com') ? `${correction}.com` : undefined;
}

/** True for one insertion, deletion, substitution or transposition. */
export function isOneEditAway(typed: string, correction: string): boolean {
  if (typed === correction || Math.abs(typed.length - correction.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === correction[same]) same += 1;
  const [a, b] = [typed.slice(same), correction.slice(same)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
