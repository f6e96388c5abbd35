/** Aliases of a mail service, so that a person is counted once. */
const SAME_DOMAINS: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};
const IGNORED_CHARACTERS: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
};
/** Disposable addresses of Yahoo. */
const HYPHEN_TAG_DOMAINS = /^(?:yahoo|ymail|rocketmail)\./;

/** Canonical mailbox, to compare people; never used to sign in. */
export function toMailbox(address: string): string {
  const [name, typedDomain] = splitAtLast(address.normalize('NFKC').trim().toLowerCase());
  const domain = SAME_DOMAINS[typedDomain] ?? typedDomain;
  const withoutTag = beforeTag(name, HYPHEN_TAG_DOMAINS.test(domain) ? /[+-]/ : /\+/);
  const ignored = IGNORED_CHARACTERS[domain];
  const mailbox = ignored ? withoutTag.replaceAll(ignored, '') : withoutTag;
  return `${mailbox}@${domain}`;
}

function splitAtLast(address: string): [string, string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/** A leading sign starts no tag: `+ana@` is a mailbox of its own. */
function beforeTag(name: string, sign: RegExp): string {
  const position = name.slice(1).search(sign);
  return position < 0 ? name : name.slice(0, position + 1);
}
