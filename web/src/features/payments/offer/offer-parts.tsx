import { processorLabels } from '@forja/contract/labels';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { CheckList, PriceTicket } from '../../../design/layout/price-ticket.tsx';
import { memberTexts } from '../../../shared/access/access-table.messages.ts';
import type { PayMethod } from '../checkout/method-options.tsx';
import { paymentMessages } from '../payments.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

const { prices: words, popup, once, endDate, processorNotes } = paymentMessages;

/** Reserves the line of the end date. */
const ROOM = '\u00a0';

type OfferTicketProps = {
  duration: string;
  price: number | string;
  sign?: string;
  endsOn?: string | undefined;
  action?: string;
};

/** Price, benefits and link to the checkout. */
export const OfferTicket = ({
  duration,
  price,
  sign,
  endsOn,
  action = words.activate,
}: OfferTicketProps) => (
  <PriceTicket
    label={popup.priceLabel(duration)}
    sign={sign}
    price={price}
    note={once}
    laterNote={endsOn === undefined ? ROOM : endDate(endsOn)}
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

type ListedMethod = {
  processor: PayMethod['processor'];
  amount: string;
  attributes?: Record<string, string>;
};

export const MethodList = ({ methods }: { methods: readonly ListedMethod[] }) => (
  <Card plain>
    <CardHeader title={words.methodsTitle} />
    <CardBody>
      <dl className={styles.methodList}>
        {methods.map(({ processor, amount, attributes }) => (
          <div key={processor} {...attributes}>
            <dt>
              {processorLabels[processor]}
              <span className={textStyles.numeric}>{amount}</span>
            </dt>
            <dd className={textStyles.secondary}>{processorNotes[processor]}</dd>
          </div>
        ))}
      </dl>
    </CardBody>
  </Card>
);
