import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the markup that was written at build is being taken over: what is drawn then must be that same markup. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
