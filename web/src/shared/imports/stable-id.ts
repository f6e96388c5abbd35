/**
 * Derives an id from a name, so that importing a file twice writes the same records. UUID version
 * 8.
 */
export async function stableId(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  const hex = Array.from(new Uint8Array(digest, 0, 16), toHex).join('');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const toHex = (byte: number): string => byte.toString(16).padStart(2, '0');

export function createPartIds(id: string): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `${id.slice(0, 24)}${last.toString(16).padStart(12, '0')}`;
  };
}
