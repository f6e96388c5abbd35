const WHOLE = /FR1\.([\w-]+)\.([\w-]{86})/;

export type FoundReceipt =
  | { kind: 'whole'; receipt: string }
  | { kind: 'incomplete' }
  | { kind: 'none' };

/**
 * Finds a receipt in any pasted text or file: its code, its link, an email with it or the bytes of
 * its PDF.
 */
export function findReceipt(text: string): FoundReceipt {
  // a code copied from a sheet has line breaks
  const match = WHOLE.exec(text.replaceAll(/\s/g, ''));
  if (match) return { kind: 'whole', receipt: match[0] };
  return { kind: text.includes('FR1.') ? 'incomplete' : 'none' };
}
