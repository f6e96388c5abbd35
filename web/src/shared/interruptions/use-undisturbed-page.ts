import { useSyncExternalStore } from 'react';
import { followUndisturbed, undisturbedPage } from './undisturbed.ts';

export const useUndisturbedPage = () =>
  useSyncExternalStore(followUndisturbed, undisturbedPage, () => undefined);
