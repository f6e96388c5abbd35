import { processorLabels } from '@forja/contract/labels';
import { brand } from '@forja/contract/brand';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { moneyDate } from '../../../design/format.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { CheckList, PriceTicket } from '../../../design/layout/price-ticket.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useMembership } from '../../membership/membership.queries.ts';
import type { PayMethod } from '../checkout/method-options.tsx';
import { money } from '../../../design/money.ts';
import { paymentMessages } from '../payments.messages.ts';
import { pricesQuery } from '../payments.queries.ts';
import { useEndIfPaidNow } from '../checkout/use-end-if-paid-now.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

const { prices: words, benefits, popup, once, endDate, processorNotes } = paymentMessages;

/** Prices and ways to pay, for anybody. */
export function PricesPage() {
  const prices = useQuery(pricesQuery);
  // Deferred, because a query renders in one task, which blocks input on a slow phone.
  const offer = useDeferredValue(prices.data);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={textStyles.lead}>{words.lead(offer?.months ?? brand.membership.months)}</p>
      {!offer && !prices.isError && <PendingOffer />}
      {prices.isError && (
        <ErrorState
          title={words.unavailable}
          advice={readableError(prices.error)}
          actions={<Button onClick={() => void prices.refetch()}>{words.retry}</Button>}
        />
      )}
      {offer && <Offer {...offer} />}
      <MembershipNotice />
      <Card plain>
        <CardHeader title={words.freeTitle} />
        <CardBody>
          <CheckList items={words.free} />
        </CardBody>
      </Card>
      <p>
        <Link to="/arrepentimiento">{words.regret}</Link>
      </p>
    </div>
  );
}

/** Under the offer: it comes later than the prices, and would move them. */
function MembershipNotice() {
  const membership = useMembership();
  if (membership.status !== 'active' || membership.endsAt === null) return null;
  return (
    <Alert kind="ok" title={`${words.active}.`}>
      {words.renewNote(moneyDate(membership.endsAt))}
    </Alert>
  );
}

/** The line of the end of the membership, before it is known. */
const ROOM = '\u00a0';

/** What does not depend on the prices of today, in the place that it will have when they come. */
const PendingOffer = () => (
  <div className={styles.offer} aria-busy="true">
    <PriceTicket label={popup.priceLabel(brand.membership.months)} note={once} laterNote={ROOM}>
      <CheckList items={benefits} />
    </PriceTicket>
    <CardSkeleton message={words.loading} plain />
  </div>
);

type OfferProps = { months: number; methods: readonly PayMethod[]; endsAtIfPaidNow: Date };

function Offer({ months, methods, endsAtIfPaidNow }: OfferProps) {
  const [first] = methods;
  if (!first) return <Alert kind="warning" title={words.noMethods} />;
  return (
    <div className={styles.offer}>
      <Price first={first} months={months} endsAtIfPaidNow={endsAtIfPaidNow} />
      <Card plain>
        <CardHeader title={words.methodsTitle} />
        <CardBody>
          <dl className={styles.methodList}>
            {methods.map(({ processor, amountMinor, currency }) => (
              <div key={processor}>
                <dt>
                  {processorLabels[processor]}
                  <span className={textStyles.numeric}>{money(amountMinor, currency)}</span>
                </dt>
                <dd className={textStyles.secondary}>{processorNotes[processor]}</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
    </div>
  );
}

function Price({
  first,
  months,
  endsAtIfPaidNow,
}: Omit<OfferProps, 'methods'> & { first: PayMethod }) {
  const { status } = useMembership();
  const endsAt = useEndIfPaidNow({ processor: first.processor, endsAtForAnybody: endsAtIfPaidNow });
  return (
    <PriceTicket
      label={popup.priceLabel(months)}
      sign={first.currency === 'ARS' ? '$' : 'US$'}
      price={first.amountMinor / 100}
      note={once}
      laterNote={endsAt ? endDate(moneyDate(endsAt)) : ROOM}
    >
      <CheckList items={benefits} />
      <LinkButton
        variant="primary"
        wide
        render={(linkProps) => <Link to="/suscripcion" {...linkProps} />}
      >
        {status === 'active' ? words.renew : words.activate}
      </LinkButton>
    </PriceTicket>
  );
}
