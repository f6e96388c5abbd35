const NOWHERE = 'http://forja.invalid';

/** The place to go back to after signing in: only a path of this site, anything else is the start. */
export function safeNext(next: unknown, otherwise = '/'): string {
  if (typeof next !== 'string' || !isPath(next)) return otherwise;
  // The browser itself says where the path leads: parsing forgives more than any pattern foresees.
  const url = URL.parse?.(next, NOWHERE) ?? parsed(next);
  if (url?.origin !== NOWHERE) return otherwise;
  if (
    url.pathname.startsWith('//') ||
    url.pathname === '/auth' ||
    url.pathname.startsWith('/auth/')
  )
    return otherwise;
  if (url.pathname.startsWith('/api/')) return otherwise;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** One slash, then no slash or backslash even when encoded, and no control character anywhere. */
function isPath(text: string): boolean {
  if (!text.startsWith('/') || text.length > 2000) return false;
  const decoded = fullyDecoded(text);
  return (
    decoded !== undefined &&
    [text, decoded].every((each) => !/^\/[/\\]/.test(each) && !/[\p{Cc}\\]/u.test(each))
  );
}

function fullyDecoded(text: string): string | undefined {
  let current = text;
  for (let round = 0; round < 5; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      return undefined;
    }
    if (decoded === current) return decoded;
    current = decoded;
  }
  return undefined;
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text, NOWHERE);
  } catch {
    return undefined;
  }
}
