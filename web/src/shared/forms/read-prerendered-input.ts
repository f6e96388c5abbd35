/** The page is written at build time: what somebody types before its code arrives is the form's from its first moment. */
export const readPrerenderedInput = (id: string): string => findField(id)?.value ?? '';

export const isCheckedInDocument = (id: string): boolean => findField(id)?.checked === true;

/** Undefined at build, where there is no document. */
function findField(id: string): { value: string; checked?: boolean } | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field
    : undefined;
}
