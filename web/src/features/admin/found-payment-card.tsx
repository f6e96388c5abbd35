import { processorLabels, paymentStateLabels } from '@forja/contract/labels';
import type { FoundPayment } from '@forja/contract/payments/admin-payments';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { moneyClock, moneyDate } from '../../design/format.ts';
import { money } from '../../design/money.ts';
import { adminMessages } from './admin.messages.ts';
import type { Verdict } from './deciding.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './admin.module.css';

const { payments: words, search } = adminMessages;

type FoundPaymentCardProps = { payment: FoundPayment; onDecide: (verdict: Verdict) => void };

/** A payment that an administrator looked for. */
export function FoundPaymentCard({ payment, onDecide }: FoundPaymentCardProps) {
  const {
    id,
    username,
    amountMinor,
    currency,
    processor,
    state,
    reference,
    madeAt,
    canRefund,
    canEnd,
    isOwn,
  } = payment;
  const possible: Verdict[] = [
    ...(canRefund ? ['refund' as const] : []),
    ...(canEnd ? ['end' as const] : []),
  ];
  const facts = [
    [words.person, username ?? words.unknownPayer],
    [search.state, `${processorLabels[processor]}, ${paymentStateLabels[state].toLowerCase()}`],
    [words.reference, reference],
    [words.madeAt, `${moneyDate(madeAt)}, ${moneyClock(madeAt)}`],
    [search.number, id],
  ] as const;
  return (
    <Card plain>
      <CardHeader
        title={<span className={textStyles.numeric}>{money(amountMinor, currency)}</span>}
      />
      <CardBody>
        <dl className={styles.details}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={textStyles.numeric}>{value}</dd>
            </div>
          ))}
        </dl>
        {isOwn ? (
          <p className={textStyles.secondary}>{words.ownPayment}</p>
        ) : (
          <div className={styles.actions}>
            {possible.map((verdict) => (
              <Button key={verdict} variant="outline" danger onClick={() => onDecide(verdict)}>
                {words.verdicts[verdict].act}
              </Button>
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
