import { processorLabels, paymentStateLabels } from '@forja/contract/labels';
import type { PaymentToReview } from '@forja/contract/payments/admin-payments';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { moneyClock, moneyDate } from '../../design/format.ts';
import { money } from '../../design/money.ts';
import { adminMessages } from './admin.messages.ts';
import type { Verdict } from './deciding.ts';
import { classNames } from '../../design/class-names.ts';
import * as textStyles from '../../design/text.module.css';
import * as alertStyles from '../../design/feedback/alert.module.css';
import * as styles from './admin.module.css';

const { payments: words } = adminMessages;

type PaymentCardProps = { payment: PaymentToReview; onDecide: (verdict: Verdict) => void };

export function PaymentCard({ payment, onDecide }: PaymentCardProps) {
  const {
    username,
    currency,
    amountMinor,
    dueMinor,
    reference,
    madeAt,
    why,
    canApprove,
    canRefund,
    isOwn,
    otherPayments,
    sameReceipt,
    isReceiptUsed,
  } = payment;
  const possible: Verdict[] = canApprove
    ? isReceiptUsed
      ? ['reject']
      : ['approve', 'reject']
    : canRefund
      ? ['refund', 'dismiss']
      : ['dismiss'];
  return (
    <Card plain>
      <CardHeader title={why} />
      <CardBody>
        <dl className={styles.details}>
          <div>
            <dt>{words.person}</dt>
            <dd>{username ?? words.unknownPayer}</dd>
          </div>
          <div>
            <dt>{words.amount}</dt>
            <dd className={textStyles.numeric}>{money(amountMinor, currency)}</dd>
          </div>
          {dueMinor !== null && (
            <div>
              <dt>{words.due}</dt>
              <dd className={textStyles.numeric}>{money(dueMinor, currency)}</dd>
            </div>
          )}
          <div>
            <dt>{words.reference}</dt>
            <dd className={textStyles.numeric}>{reference}</dd>
          </div>
          <div>
            <dt>{words.madeAt}</dt>
            <dd className={textStyles.numeric}>
              {moneyDate(madeAt)}, {moneyClock(madeAt)}
            </dd>
          </div>
        </dl>
        {sameReceipt.length > 0 && <SameReceipt payments={sameReceipt} />}
        {isReceiptUsed && <Alert kind="warning" title={words.receiptUsed} />}
        <h3 className={classNames(alertStyles.small, styles.title)}>{words.others}</h3>
        {otherPayments.length === 0 ? (
          <p className={textStyles.secondary}>{words.noOthers}</p>
        ) : (
          <ul className={styles.others}>
            {otherPayments.map((other) => (
              <li key={other.id} className={textStyles.numeric}>
                {moneyDate(other.madeAt)}: {money(other.amountMinor, other.currency)},{' '}
                {processorLabels[other.processor]}, {paymentStateLabels[other.state].toLowerCase()}
              </li>
            ))}
          </ul>
        )}
        {isOwn ? (
          <Alert kind="warning" title={words.ownPayment} />
        ) : (
          <div className={styles.actions}>
            {possible.map((verdict) => (
              <Button
                key={verdict}
                variant={verdict === 'approve' || verdict === 'refund' ? 'secondary' : 'outline'}
                danger={verdict === 'reject'}
                onClick={() => onDecide(verdict)}
              >
                {words.verdicts[verdict].act}
              </Button>
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** Other payments that declare the same receipt. */
function SameReceipt({ payments }: { payments: PaymentToReview['sameReceipt'] }) {
  return (
    <>
      <h3 className={classNames(alertStyles.small, styles.title)}>{words.sameReceipt}</h3>
      <ul className={styles.others}>
        {payments.map(({ id, username, madeAt, amountMinor, currency, state }) => (
          <li key={id} className={textStyles.numeric}>
            {username ?? words.unknownPayer}: {money(amountMinor, currency)}, {moneyDate(madeAt)}{' '}
            {moneyClock(madeAt)}, {paymentStateLabels[state].toLowerCase()}
          </li>
        ))}
      </ul>
    </>
  );
}
