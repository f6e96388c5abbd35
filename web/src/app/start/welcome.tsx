import { Suspense, useState } from 'react';
import { deviceStore } from '../../shared/device-store.ts';
import { laterShell } from '../../shared/later-parts/later-shell.ts';
import { lazyPart } from '../../shared/later-parts/lazy-part.ts';

const SEEN_KEY = 'forja-bienvenida';

const WelcomeDialog = lazyPart(async () => (await laterShell).WelcomeDialog);

/**
 * The notice of the first visit. Only in the browser, after the splash: the device says whether it was seen. Who comes
 * back from paying answers about the payment first, and reads it on the next visit.
 */
export function Welcome({ isUndisturbed }: { isUndisturbed: boolean }) {
  const [open, setOpen] = useState(() => !isUndisturbed && deviceStore.get(SEEN_KEY) === null);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeDialog
        onClose={() => {
          deviceStore.set(SEEN_KEY, 'true');
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
