/** The page is written at build time: what somebody types before its code arrives is the form's from its first moment. */
export function readPrerenderedInput(id: string): string {
  const field = findField(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : '';
}

export function readPrerenderedCheck(id: string): boolean {
  const field = findField(id);
  return field instanceof HTMLInputElement && field.checked;
}

const findField = (id: string) =>
  typeof document === 'undefined' ? null : document.getElementById(id);
