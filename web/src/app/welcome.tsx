import { lazy, Suspense, useState } from 'react';
import { deviceStore } from '../shared/device-store.ts';
import type { WelcomeDialog } from './welcome-dialog.tsx';

const SEEN_KEY = 'forja-bienvenida';

const Nothing: typeof WelcomeDialog = () => <></>;
const LazyDialog = lazy(() =>
  import('./welcome-dialog.tsx').then(
    ({ WelcomeDialog: Dialog }) => ({ default: Dialog }),
    // Without signal it waits for the next visit: nothing was remembered.
    () => ({ default: Nothing }),
  ),
);

/**
 * The notice of the first visit. Only in the browser, after the splash: the device says whether it was seen. Who comes
 * back from paying answers about the payment first, and reads it on the next visit.
 */
export function Welcome({ isUndisturbed }: { isUndisturbed: boolean }) {
  const [open, setOpen] = useState(() => !isUndisturbed && deviceStore.get(SEEN_KEY) === null);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <LazyDialog
        onClose={() => {
          deviceStore.set(SEEN_KEY, 'true');
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
