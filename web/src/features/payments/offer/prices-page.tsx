import { brand } from '@forja/contract/brand';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Aviso } from '../../../design/aviso.tsx';
import { Button } from '../../../design/button.tsx';
import { ErrorState } from '../../../design/error-state.tsx';
import { Ficha, FichaBody, FichaHeader } from '../../../design/ficha.tsx';
import { moneyDate } from '../../../design/format.ts';
import { LinkButton } from '../../../design/link-button.tsx';
import { FichaSkeleton } from '../../../design/skeleton.tsx';
import { CheckList, Talon } from '../../../design/talon.tsx';
import { readableError } from '../../../shared/readable-error.ts';
import { useMembership } from '../../membership/membership.queries.ts';
import type { PayMethod } from '../checkout/method-options.tsx';
import { money } from '../../../shared/money.ts';
import { paymentMessages } from '../payments.messages.ts';
import { pricesQuery } from '../payments.queries.ts';
import { useEndIfPaidNow } from '../checkout/use-end-if-paid-now.ts';
import '../payments.css';

const { prices: words, benefits, popup, once, endsOn, processors, processorNotes } = paymentMessages;

/** Prices and ways to pay, for anybody. */
export function PricesPage() {
  const prices = useQuery(pricesQuery);
  return (
    <div className="pago">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="bajada">{words.lead(prices.data?.months ?? brand.membership.months)}</p>
      <MembershipNotice />
      {prices.isPending && <FichaSkeleton message={words.loading} />}
      {prices.isError && (
        <ErrorState
          title={words.unavailable}
          advice={readableError(prices.error)}
          actions={<Button onClick={() => void prices.refetch()}>{words.retry}</Button>}
        />
      )}
      {prices.data && <Offer {...prices.data} />}
      <Ficha plain>
        <FichaHeader title={words.freeTitle} />
        <FichaBody>
          <CheckList items={words.free} />
        </FichaBody>
      </Ficha>
      <p>
        <Link to="/arrepentimiento">{words.regret}</Link>
      </p>
    </div>
  );
}

function MembershipNotice() {
  const membership = useMembership();
  if (membership.status !== 'active' || membership.endsAt === null) return null;
  return (
    <Aviso kind="ok" title={`${words.active}.`}>
      {words.renewNote(moneyDate(membership.endsAt))}
    </Aviso>
  );
}

type OfferProps = { months: number; methods: readonly PayMethod[]; endsAtIfPaidNow: Date };

function Offer({ months, methods, endsAtIfPaidNow }: OfferProps) {
  const [first] = methods;
  if (!first) return <Aviso kind="warning" title={words.noMethods} />;
  return (
    <div className="oferta">
      <Price first={first} months={months} endsAtIfPaidNow={endsAtIfPaidNow} />
      <Ficha plain>
        <FichaHeader title={words.methodsTitle} />
        <FichaBody>
          <dl className="lista-medios">
            {methods.map(({ processor, amountMinor, currency }) => (
              <div key={processor}>
                <dt>
                  {processors[processor]}
                  <span className="num">{money(amountMinor, currency)}</span>
                </dt>
                <dd className="sec">{processorNotes[processor]}</dd>
              </div>
            ))}
          </dl>
        </FichaBody>
      </Ficha>
    </div>
  );
}

function Price({ first, months, endsAtIfPaidNow }: Omit<OfferProps, 'methods'> & { first: PayMethod }) {
  const { status } = useMembership();
  const endsAt = useEndIfPaidNow({ processor: first.processor, endsAtForAnybody: endsAtIfPaidNow });
  return (
    <Talon
      label={popup.priceLabel(months)}
      sign={first.currency === 'ARS' ? '$' : 'US$'}
      price={first.amountMinor / 100}
      note={endsAt ? `${once} ${endsOn(moneyDate(endsAt))}` : once}
    >
      <CheckList items={benefits} />
      <LinkButton variant="brasa" wide render={(linkProps) => <Link to="/suscripcion" {...linkProps} />}>
        {status === 'active' ? words.renew : words.activate}
      </LinkButton>
    </Talon>
  );
}
