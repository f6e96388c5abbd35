/** Signs that are not seen: two addresses that differ in them look the same. The Braille blank is a letter by its class. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const BEYOND_ASCII = /[^\0-\x7F]/;
/** Characters that end a host name or begin another part of a URL. */
const ENDS_HOST = /[\s/?#@:\\%[\]]/;

const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/**
 * The one spelling of an address, whatever keyboard or page it was copied from: without signs that are not seen, in NFKC,
 * in lower case, with the domain as the mail servers know it (`ñandú.com.ar` is `xn--and-6ma2c.com.ar`).
 */
export function normalizeEmail(typed: string): string {
  // NFKC makes other signs that are not seen of some letters, and removing those may leave letters that compose
  const folded = removeInvisible(removeInvisible(typed).normalize('NFKC'))
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .trim();
  const at = folded.lastIndexOf('@');
  return at < 0 ? folded : `${folded.slice(0, at)}@${toAsciiDomain(folded.slice(at + 1))}`;
}

/** Normalises a domain by UTS 46. One that cannot exist stays as it is. */
function toAsciiDomain(domain: string): string {
  if (!BEYOND_ASCII.test(domain) || ENDS_HOST.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
