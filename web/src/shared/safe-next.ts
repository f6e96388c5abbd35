const NOWHERE = 'http://forja.invalid';

export function safePath(path: unknown, otherwise = '/'): string {
  if (typeof path !== 'string' || !isPath(path)) return otherwise;
  // The browser parses the path, because parsers accept more than any pattern foresees.
  const url = URL.parse?.(path, NOWHERE) ?? parsed(path);
  if (url?.origin !== NOWHERE) return otherwise;
  if (url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return otherwise;
  return `${url.pathname}${url.search}${url.hash}`;
}

export function safeNext(next: unknown, otherwise = '/'): string {
  const path = safePath(next, otherwise);
  return /^\/auth(?:[/?#]|$)/.test(path) ? otherwise : path;
}

/** Rejects a second slash or backslash, even encoded, and control characters. */
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
