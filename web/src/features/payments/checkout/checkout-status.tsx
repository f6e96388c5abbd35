import { processorLabels } from '@forja/contract/labels';
import type { Checkout } from '@forja/contract/payments/checkout';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { moneyDate } from '../../../design/format.ts';
import { iconExternalLink } from '../../../design/icon-paths.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { RefreshCheckoutButton } from './refresh-checkout-button.tsx';
import { money } from '../../../design/money.ts';
import { paymentMessages } from '../payments.messages.ts';
import { checkoutQuery, useCancelCheckout } from '../payments.queries.ts';
import { TransferDetails } from './transfer-details.tsx';
import * as styles from '../payments.module.css';

const { pending: words } = paymentMessages;

/** Checkout status and next step. Polls. */
export function CheckoutStatus({ id }: { id: string }) {
  const checkoutResult = useQuery(checkoutQuery(id));
  if (checkoutResult.data) return <CheckoutCard checkout={checkoutResult.data} />;
  if (checkoutResult.isPending) return <CardSkeleton message={words.loading} />;
  return (
    <ErrorState
      title={words.error}
      safe={words.errorSafe}
      advice={readableError(checkoutResult.error)}
      actions={
        <Button onClick={() => void checkoutResult.refetch()}>
          {paymentMessages.prices.retry}
        </Button>
      }
    />
  );
}

export function CheckoutCard({ checkout }: { checkout: Checkout }) {
  const { price, processor } = checkout;
  return (
    <Card>
      <CardHeader
        title={getTitle(checkout)}
        subtitle={`${processorLabels[processor]}, ${money(price.totalMinor, price.currency)}`}
      />
      <CardBody>
        <div className={styles.step}>
          <NextStep checkout={checkout} />
          {checkout.refusal !== null && checkout.state !== 'paid' && (
            <p>
              <b>{words.refused}</b> {checkout.refusal}
            </p>
          )}
          {isOpen(checkout) && <OpenActions checkout={checkout} />}
        </div>
      </CardBody>
    </Card>
  );
}

const isOpen = ({ state }: Checkout): boolean =>
  state === 'created' || state === 'awaiting' || state === 'pending';

/** The last attempt failed and nothing is pending. */
const wasRefused = ({ state, refusal, transfer }: Checkout): boolean =>
  state === 'awaiting' && refusal !== null && transfer === null;

function getTitle(checkout: Checkout): string {
  const { state, transfer, voucher } = checkout;
  if (wasRefused(checkout)) return words.refusedTitle;
  if (state === 'paid') return words.paidTitle;
  if (state === 'expired') return words.expiredTitle;
  if (state === 'cancelled') return words.cancelledTitle;
  if (transfer !== null && transfer.declaredReference === null) return words.transferTitle;
  if (voucher !== null) return words.cashTitle;
  return state === 'pending' ? words.reviewTitle : words.title;
}

function NextStep({ checkout }: { checkout: Checkout }) {
  const { state, transfer, voucher } = checkout;
  if (state === 'paid') return <p>{words.paid}</p>;
  if (!isOpen(checkout)) return <p>{words.expired}</p>;
  if (wasRefused(checkout)) return <p>{words.refusedLead}</p>;
  if (transfer !== null) return <TransferDetails checkout={checkout} transfer={transfer} />;
  if (voucher !== null)
    return (
      <>
        <p>
          {words.cash(voucher.place ?? undefined)}{' '}
          {voucher.dueAt === null ? null : words.cashDue(moneyDate(voucher.dueAt))}
        </p>
        {voucher.url === null ? null : (
          <LinkButton
            variant="secondary"
            href={voucher.url}
            icon={iconExternalLink}
            target="_blank"
            rel="noreferrer"
          >
            {words.voucher}
          </LinkButton>
        )}
      </>
    );
  return <p>{state === 'pending' ? words.review : words.lead}</p>;
}

function OpenActions({ checkout }: { checkout: Checkout }) {
  const cancel = useCancelCheckout();
  return (
    <div className={styles.actions}>
      {/* transfers have no provider to poll */}
      {checkout.transfer === null && <RefreshCheckoutButton checkout={checkout} />}
      {checkout.redirectUrl !== null && checkout.state !== 'pending' && (
        <LinkButton variant="secondary" href={checkout.redirectUrl}>
          {words.retry}
        </LinkButton>
      )}
      <Button variant="text" busy={cancel.isPending} onClick={() => cancel.mutate(checkout.id)}>
        {words.cancel}
      </Button>
      {cancel.isError && <p role="alert">{readableError(cancel.error)}</p>}
      <Link to="/membresias">{paymentMessages.failure.methods}</Link>
    </div>
  );
}
