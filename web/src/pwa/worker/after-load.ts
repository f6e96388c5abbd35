/** Runs a function some time after the page has loaded, or after now where it has loaded already. */
export function afterLoad(delayMs: number, run: () => void): void {
  const later = () => setTimeout(run, delayMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
