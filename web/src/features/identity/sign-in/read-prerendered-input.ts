/** The page is written at build time: what somebody types before its code arrives is the form's from its first moment. */
export function readPrerenderedInput(id: string): string {
  if (typeof document === 'undefined') return '';
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}
