export type ReceivedEmail = { from: string; to: string; subject: string; text: string };

/** Decodes a message with one text part, read as one character per byte. */
export function decodeEmail(message: string): ReceivedEmail {
  const bodyAt = message.indexOf('\r\n\r\n');
  const lines = message
    .slice(0, bodyAt)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const header = (name: string) =>
    decodeWords(
      lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ??
        '',
    );
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    text: decode(message.slice(bodyAt + 4), header('content-transfer-encoding'))
      .replaceAll('\r\n', '\n')
      .trimEnd(),
  };
}

/** Decodes RFC 2047 encoded words in headers. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?= +=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? decode(word, 'base64')
        : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    );

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  const bytes =
    encoding === 'quoted-printable'
      ? text
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          )
      : text;
  return Buffer.from(bytes, 'latin1').toString();
}
