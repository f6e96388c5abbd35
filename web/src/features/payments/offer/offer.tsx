import { processorLabels } from '@forja/contract/labels';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { moneyDate, months } from '../../../design/format.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { CheckList, PriceTicket } from '../../../design/layout/price-ticket.tsx';
import { memberTexts } from '../../../shared/access/access-table.messages.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { useMembership } from '../../membership/membership.queries.ts';
import { money } from '../../../design/money.ts';
import type { PayMethod } from '../checkout/method-options.tsx';
import { paymentMessages } from '../payments.messages.ts';
import { pricesQuery } from '../payments.queries.ts';
import { useEndIfPaidNow } from '../checkout/use-end-if-paid-now.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

const { prices: words, popup, once, endDate, processorNotes } = paymentMessages;

/** What it costs, what it buys and how it is paid. Until the server says what it charges today, what its document says. */
export const Offer = () => (
  <>
    <OfferOfToday />
    <MembershipNotice />
  </>
);

function OfferOfToday() {
  const prices = useQuery(pricesQuery);
  // Deferred, because a query renders in one task, which blocks input on a slow phone.
  const offer = useDeferredValue(prices.data);
  const [first] = offer?.methods ?? [];
  if (offer && !first) return <Alert kind="warning" title={words.noMethods} />;
  return (
    <div className={styles.offer} aria-busy={prices.isPending || undefined}>
      {offer && first ? (
        <Price first={first} duration={months(offer.months)} endsAt={offer.endsAtIfPaidNow} />
      ) : (
        <Ticket duration={siteSettings.duration} price={siteSettings.priceArs} />
      )}
      {offer ? (
        <Methods methods={offer.methods} />
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

/** Under the offer: it comes later than the prices, and would move them. */
function MembershipNotice() {
  const membership = useMembership();
  // The membership may be known before this part takes over what was written at build.
  const isHydrated = useIsHydrated();
  if (!isHydrated || membership.status !== 'active' || membership.endsAt === null) return null;
  return (
    <Alert kind="ok" title={`${words.active}.`}>
      {words.renewNote(moneyDate(membership.endsAt))}
    </Alert>
  );
}

/** The line of the end of the membership, before it is known. */
const ROOM = '\u00a0';

type TicketProps = {
  duration: string;
  price: number | string;
  sign?: string;
  end?: Date | undefined;
  action?: string;
};

const Ticket = ({ duration, price, sign, end, action = words.activate }: TicketProps) => (
  <PriceTicket
    label={popup.priceLabel(duration)}
    sign={sign}
    price={price}
    note={once}
    laterNote={end ? endDate(moneyDate(end)) : ROOM}
  >
    <CheckList items={memberTexts} />
    <LinkButton
      variant="primary"
      wide
      render={(linkProps) => <Link to="/suscripcion" {...linkProps} />}
    >
      {action}
    </LinkButton>
  </PriceTicket>
);

type PriceProps = { first: PayMethod; duration: string; endsAt: Date };

function Price({ first, duration, endsAt }: PriceProps) {
  const { status } = useMembership();
  const end = useEndIfPaidNow({ processor: first.processor, endsAtForAnybody: endsAt });
  return (
    <Ticket
      duration={duration}
      sign={first.currency === 'ARS' ? '$' : 'US$'}
      price={first.amountMinor / 100}
      end={end}
      action={status === 'active' ? words.renew : words.activate}
    />
  );
}

const Methods = ({ methods }: { methods: readonly PayMethod[] }) => (
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
);
