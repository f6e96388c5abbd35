import type { Processor } from '@forja/contract/payments/membership';
import type { PaymentReturn } from '@forja/contract/payments/payment-return';
import type { MembershipInfo } from '../payment-flags.ts';

type Steps = {
  /** Back into the account that paid; false while its payment has not been seen. */
  restoreSession: (token: string) => Promise<boolean>;
  isSignedIn: boolean;
  hasMembership: () => Promise<boolean>;
  activate: (request: {
    processor: Processor | undefined;
    paymentId: string;
  }) => Promise<{ processor: Processor }>;
  /** True when the server answered that it has not seen the payment: nothing is wrong, it is early. */
  isNotConfirmed: (error: unknown) => boolean;
  now: () => Date;
};

export type Activation =
  | { status: 'active'; processor: Processor | undefined }
  | { status: 'verifying' };

/** What makes a return start an activation: what the address says, or what this device keeps of a payment. */
export const shouldActivate = (back: PaymentReturn, info: MembershipInfo | undefined): boolean =>
  back.outcome === 'activate' ||
  (back.outcome === 'none' && info?.success === true && info.membership.activated);

/** The session first, then the server's own word, and only then the provider's. Anything else that fails is thrown. */
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
