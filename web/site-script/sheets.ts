import { openModal } from '../src/start/open-modal.ts';

export function openSheets(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-sheet]');
    if (!button) return;
    const dialog = copyTemplate('hoja')?.querySelector('dialog');
    const content = copyTemplate(button.dataset['sheet']);
    if (!dialog || !content) return;
    const heading = dialog.querySelector('h2');
    if (heading) heading.textContent = button.dataset['title'] ?? '';
    dialog.lastElementChild?.append(content);
    document.body.append(dialog);
    button.ariaExpanded = 'true';
    dialog.addEventListener('close', () => {
      button.ariaExpanded = 'false';
      dialog.remove();
    });
    openModal(dialog);
  });
}

function copyTemplate(id = ''): DocumentFragment | undefined {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement
    ? document.importNode(template.content, true)
    : undefined;
}
