import type { undisturbedPage } from '../../shared/interruptions/undisturbed.ts';

type Moment = {
  undisturbed: ReturnType<typeof undisturbedPage>;
  membership: 'nobody' | 'unknown' | 'active' | 'inactive';
};

export const mayInvite = ({ undisturbed, membership }: Moment): boolean =>
  membership === 'inactive' && undisturbed === undefined;

export const mayNotify = ({ undisturbed, membership }: Moment): boolean =>
  membership === 'inactive' && undisturbed !== 'fully';
