import { isUndisturbedPage } from '../../shared/is-undisturbed-page.ts';

type Moment = {
  path: string;
  membership: 'nobody' | 'unknown' | 'active' | 'inactive';
  /** A payment waits or is being made, as this device remembers. */
  isPaymentUnderWay: boolean;
};

/** The door, and where letters lead: a person came to get into an account, or to get it back. */
const ENTERING = /^\/(?:auth|verificar-correo|recuperar-acceso)(?:\/|$)/;

/** The window 'Activá tu membresía premium'. */
export const mayInvite = ({ path, membership, isPaymentUnderWay }: Moment): boolean =>
  membership === 'inactive' && !isPaymentUnderWay && !isUndisturbedPage(path) && !ENTERING.test(path);

/** The notice 'Membresía inactiva'. */
export const mayNotify = ({ path, membership }: Pick<Moment, 'path' | 'membership'>): boolean =>
  membership === 'inactive' && !isUndisturbedPage(path);

/** The fixed call at the left edge. */
export const mayCall = ({ path, membership }: Pick<Moment, 'path' | 'membership'>): boolean =>
  membership === 'inactive' && !isUndisturbedPage(path);
