import { currencySigns } from '@forja/contract/payments/price-text';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { moneyDate, months } from '../../../design/format.ts';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useIsDocument } from '../../../shared/pages/document-parts.ts';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { useMembership } from '../../membership/membership.queries.ts';
import { money } from '../../../design/money.ts';
import type { PayMethod } from '../checkout/method-options.tsx';
import { paymentMessages } from '../payments.messages.ts';
import { pricesQuery } from '../payments.queries.ts';
import { useEndIfPaidNow } from '../checkout/use-end-if-paid-now.ts';
import { OfferDocument } from './offer-document.tsx';
import { MethodList, OfferTicket } from './offer-parts.tsx';
import * as styles from '../payments.module.css';

const { prices: words } = paymentMessages;

export function Offer() {
  if (useIsDocument()) return <OfferDocument />;
  return (
    <>
      <OfferOfToday />
      <MembershipNotice />
    </>
  );
}

/** Shows the configured price until the server answers. */
function OfferOfToday() {
  const prices = useQuery(pricesQuery);
  const isMembershipComing = useMembership().status === 'unknown' && !prices.isError;
  // Deferred, because a query renders in one task, which blocks input on a slow phone.
  const offer = useDeferredValue(prices.data);
  const [first] = offer?.methods ?? [];
  if (offer && !first) return <Alert kind="warning" title={words.noMethods} />;
  return (
    <div className={styles.offer} aria-busy={prices.isPending || isMembershipComing || undefined}>
      {offer && first ? (
        <Price first={first} duration={months(offer.months)} endsAt={offer.endsAtIfPaidNow} />
      ) : (
        <OfferTicket duration={siteSettings.duration} price={siteSettings.priceArs} />
      )}
      {offer ? (
        <MethodList
          methods={offer.methods.map(({ processor, amountMinor, currency }) => ({
            processor,
            amount: money(amountMinor, currency),
          }))}
        />
      ) : prices.isError ? (
        <ErrorState
          title={words.unavailable}
          advice={readableError(prices.error)}
          actions={<Button onClick={() => void prices.refetch()}>{words.retry}</Button>}
        />
      ) : (
        <CardSkeleton message={words.loading} plain />
      )}
    </div>
  );
}

/** Placed below the offer, because it loads later and would shift the prices. */
function MembershipNotice() {
  const membership = useMembership();
  if (membership.status !== 'active' || membership.endsAt === null) return null;
  return (
    <Alert kind="ok" title={`${words.active}.`}>
      {words.renewNote(moneyDate(membership.endsAt))}
    </Alert>
  );
}

type PriceProps = { first: PayMethod; duration: string; endsAt: Date };

function Price({ first, duration, endsAt }: PriceProps) {
  const { status } = useMembership();
  const end = useEndIfPaidNow({ processor: first.processor, endsAtForAnybody: endsAt });
  return (
    <OfferTicket
      duration={duration}
      sign={currencySigns[first.currency]}
      price={first.amountMinor / 100}
      endsOn={end && moneyDate(end)}
      action={status === 'active' ? words.renew : words.activate}
    />
  );
}
