const WHOLE = /FR1\.([\w-]+)\.([\w-]{86})/;

export type FoundReceipt =
  | { kind: 'whole'; receipt: string }
  | { kind: 'incomplete' }
  | { kind: 'none' };

/** The receipt in anything that a person pastes or opens: its code, its link, a letter around it, the bytes of its PDF. */
export function findReceipt(text: string): FoundReceipt {
  // a code that was copied from a sheet comes with the ends of its lines
  const match = WHOLE.exec(text.replaceAll(/\s/g, ''));
  if (match) return { kind: 'whole', receipt: match[0] };
  return { kind: text.includes('FR1.') ? 'incomplete' : 'none' };
}
