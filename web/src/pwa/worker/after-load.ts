export function afterLoad(delayMs: number, run: () => void): void {
  const later = () => setTimeout(run, delayMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
