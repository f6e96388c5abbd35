import { deviceStore } from '../shared/device-store.ts';
import { undisturbedPage } from '../shared/interruptions/undisturbed.ts';
import { openModal } from './open-modal.ts';
import { whenUncovered } from './splash.ts';

const SEEN_KEY = 'forja-bienvenida';

/**
 * The notice of the first visit, after the splash. Who comes back from paying answers about the payment first, and who
 * reads the signs of an alarm is not stopped: they read it on the next visit.
 */
export const showWelcome = (): void => whenUncovered(openUnseen);

function openUnseen(): void {
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
