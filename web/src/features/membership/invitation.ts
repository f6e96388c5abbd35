import type { undisturbedPage } from '../../shared/interruptions/undisturbed.ts';

type Moment = {
  undisturbed: ReturnType<typeof undisturbedPage>;
  membership: 'nobody' | 'unknown' | 'active' | 'inactive';
};

/** The window 'Activá tu membresía premium'. */
export const mayInvite = ({ undisturbed, membership }: Moment): boolean =>
  membership === 'inactive' && undisturbed === undefined;

/** The notice 'Membresía inactiva', and the fixed call at the left edge. */
export const mayNotify = ({ undisturbed, membership }: Moment): boolean =>
  membership === 'inactive' && undisturbed !== 'fully';
