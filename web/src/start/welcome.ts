import { deviceStore } from '../shared/device-store.ts';
import { undisturbedPage } from '../shared/interruptions/undisturbed.ts';
import { openModal } from './open-modal.ts';
import { whenUncovered } from './splash.ts';

const SEEN_KEY = 'forja-bienvenida';

export const showWelcome = (): void => whenUncovered(openIfUnseen);

function openIfUnseen(): void {
  const dialog = document.getElementById('bienvenida');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (undisturbedPage() === 'fully' || deviceStore.get(SEEN_KEY) !== null) {
    // A search in the page would find its words.
    dialog.remove();
    return;
  }
  dialog.addEventListener('close', () => {
    deviceStore.set(SEEN_KEY, 'true');
    dialog.remove();
  });
  openModal(dialog);
}
