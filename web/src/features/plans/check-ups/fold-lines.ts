const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds lines by octets, as RFC 5545 counts them: an accented letter takes two. */
export const foldLines = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  // by code points, so that no letter is split
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    const isFull = octets + size > MOST_OCTETS;
    folded += isFull ? `\r\n ${letter}` : letter;
    octets = isFull ? 1 + size : octets + size;
  }
  return folded;
}
