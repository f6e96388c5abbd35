import type { Processor } from '@forja/contract/payments/membership';
import type { PaymentReturn } from '@forja/contract/payments/payment-return';
import type { MembershipInfo } from '../payment-flags.ts';

type Steps = {
  /** Restores the session of the paying account; false while its payment is unseen. */
  restoreSession: (token: string) => Promise<boolean>;
  isSignedIn: boolean;
  hasMembership: () => Promise<boolean>;
  activate: (request: {
    processor: Processor | undefined;
    paymentId: string;
  }) => Promise<{ processor: Processor }>;
  /** True when the server has not seen the payment yet. */
  isNotConfirmed: (error: unknown) => boolean;
  now: () => Date;
};

export type Activation =
  | { status: 'active'; processor: Processor | undefined }
  | { status: 'verifying' };

/** True when the address or a stored payment asks for an activation. */
export const shouldActivate = (back: PaymentReturn, info: MembershipInfo | undefined): boolean =>
  back.outcome === 'activate' ||
  (back.outcome === 'none' && info?.success === true && info.membership.activated);

/** Restores the session, then asks the server, then the provider. Throws any other failure. */
export async function activateMembership(
  back: PaymentReturn,
  info: MembershipInfo | undefined,
  { restoreSession, isSignedIn, hasMembership, activate, isNotConfirmed, now }: Steps,
): Promise<Activation> {
  const isRestored = back.sessionToken !== undefined && (await restoreSession(back.sessionToken));
  if (!isRestored && !isSignedIn) return { status: 'verifying' };
  if (await hasMembership()) return { status: 'active', processor: back.processor };
  try {
    const paymentId = back.paymentId ?? info?.membership.paymentId ?? `direct_${now().getTime()}`;
    const { processor } = await activate({ processor: back.processor, paymentId });
    return { status: 'active', processor };
  } catch (error) {
    if (isNotConfirmed(error)) return { status: 'verifying' };
    throw error;
  }
}
