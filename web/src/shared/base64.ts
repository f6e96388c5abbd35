/** Limits the arguments of one call: a whole backup would overflow the stack. */
const AT_ONCE = 32_768;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(start, start + AT_ONCE));
  return btoa(text);
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  /^[\w-]+$/.test(text) ? fromBase64(text.replaceAll('-', '+').replaceAll('_', '/')) : undefined;
