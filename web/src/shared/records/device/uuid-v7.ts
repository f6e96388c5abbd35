export function uuidV7(now: number, bytes: Uint8Array): string {
  const time = Math.max(0, Math.floor(now)).toString(16).padStart(12, '0').slice(-12);
  const hex = Array.from(bytes.subarray(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  const variant = ((Number.parseInt(hex.slice(4, 5), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(1, 4)}-${variant}${hex.slice(5, 8)}-${hex.slice(8, 20)}`;
}

export const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
