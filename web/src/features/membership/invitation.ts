import type { undisturbedPage } from '../../shared/undisturbed.ts';

type Moment = {
  undisturbed: ReturnType<typeof undisturbedPage>;
  membership: 'nobody' | 'unknown' | 'active' | 'inactive';
  /** A payment waits or is being made, as this device remembers. */
  isPaymentUnderWay: boolean;
};

/** The window 'Activá tu membresía premium'. */
export const mayInvite = ({ undisturbed, membership, isPaymentUnderWay }: Moment): boolean =>
  membership === 'inactive' && !isPaymentUnderWay && undisturbed === undefined;

/** The notice 'Membresía inactiva', and the fixed call at the left edge. */
export const mayNotify = ({
  undisturbed,
  membership,
}: Omit<Moment, 'isPaymentUnderWay'>): boolean =>
  membership === 'inactive' && undisturbed !== 'fully';
