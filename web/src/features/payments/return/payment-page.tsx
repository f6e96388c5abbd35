import { readPaymentReturn } from '@forja/contract/payments/payment-return';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { arrival } from '../../../shared/arrival.ts';
import { useSession } from '../../identity/session.queries.ts';
import { CheckoutStatus } from '../checkout/checkout-status.tsx';
import { failureNotice } from './failure-notice.ts';
import { paymentMessages } from '../payments.messages.ts';
import { openCheckoutsQuery } from '../payments.queries.ts';
import { classNames } from '../../../design/class-names.ts';
import * as styles from '../payments.module.css';

const { pending: words } = paymentMessages;

export function PaymentPage() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isFailureOpen = useSyncExternalStore(failureNotice.subscribe, failureNotice.isOpen);
  const { checkoutId } = readPaymentReturn(arrival.path === path ? arrival.search : search);
  return (
    <div className={classNames(styles.page, styles.narrow)}>
      <h1 tabIndex={-1}>{words.pageTitle}</h1>
      {isFailureOpen ? null : <PaymentState checkoutId={checkoutId} />}
    </div>
  );
}

function PaymentState({ checkoutId }: { checkoutId: string | undefined }) {
  const session = useSession();
  return (
    <>
      {session.status === 'loading' && <CardSkeleton message={words.loading} />}
      {session.status === 'visitor' && <SignInFirst />}
      {session.status === 'signed-in' &&
        (checkoutId === undefined ? <LatestCheckout /> : <CheckoutStatus id={checkoutId} />)}
    </>
  );
}

const SignInFirst = () => (
  <Alert
    kind="info"
    title={words.signIn}
    actions={
      <LinkButton
        variant="primary"
        render={(linkProps) => <Link to="/auth" search={{ next: '/callback' }} {...linkProps} />}
      >
        {words.goSignIn}
      </LinkButton>
    }
  >
    {words.signInText}
  </Alert>
);

function LatestCheckout() {
  const open = useQuery({ ...openCheckoutsQuery, staleTime: 0 });
  const latest = open.data?.items[0];
  if (open.isPending) return <CardSkeleton message={words.loading} />;
  if (latest) return <CheckoutStatus id={latest.id} />;
  return (
    <EmptyState
      title={words.none}
      action={
        <LinkButton
          variant="secondary"
          render={(linkProps) => <Link to="/membresias" {...linkProps} />}
        >
          {words.prices}
        </LinkButton>
      }
    >
      {words.noneText}
    </EmptyState>
  );
}
