import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';

/**
 * A part that only says things. In a document of the build it stays as it was written, without its code: it is fetched
 * only where the browser has to draw it.
 */
export function staticPart(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazyPart(load);
  return function StaticPart() {
    const isWritten = useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    );
    const [isKept] = useState(isWritten && typeof document !== 'undefined');
    // Hydration leaves alone what is inside, and says nothing of it.
    // oxlint-disable-next-line react/no-danger -- an empty text, which React neither writes nor compares
    if (isKept) return <div suppressHydrationWarning dangerouslySetInnerHTML={UNCHANGED} />;
    return (
      <div>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </div>
    );
  };
}

const UNCHANGED = { __html: '' };
const subscribeToNothing = () => () => undefined;
