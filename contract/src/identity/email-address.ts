/**
 * Invisible characters make different addresses look equal. Unicode classes the Braille blank as a
 * letter.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const BEYOND_ASCII = /[^\0-\x7F]/;
const ENDS_HOST = /[\s/?#@:\\%[\]]/;

const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Canonical address: no invisible characters, NFKC, lower case, punycode domain. */
export function normalizeEmail(typed: string): string {
  // NFKC may create invisible characters, and removing them may leave letters that compose.
  const folded = removeInvisible(removeInvisible(typed).normalize('NFKC'))
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .trim();
  const at = folded.lastIndexOf('@');
  return at < 0 ? folded : `${folded.slice(0, at)}@${toAsciiDomain(folded.slice(at + 1))}`;
}

/** Normalises a domain by UTS 46; impossible domains stay unchanged. */
function toAsciiDomain(domain: string): string {
  if (!BEYOND_ASCII.test(domain) || ENDS_HOST.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
