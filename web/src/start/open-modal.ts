export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const opening = new AbortController();
  let isPressedOutside = false;
  const answer = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => dialog.addEventListener(type, listener, { signal: opening.signal });

  answer('pointerdown', ({ target }) => {
    isPressedOutside = target === dialog;
  });
  answer('pointerup', ({ target }) => {
    if (isPressedOutside && target === dialog) dialog.close();
  });
  answer('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close]')) dialog.close();
  });
  answer('close', () => opening.abort());
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
}
