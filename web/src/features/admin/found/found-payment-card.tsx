import { processorLabels, paymentStateLabels } from '@forja/contract/labels';
import type { FoundPayment } from '@forja/contract/payments/admin-payments';
import { Button } from '../../../design/actions/button.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { money } from '../../../design/money.ts';
import { adminMessages } from '../admin.messages.ts';
import type { FoundAction } from './found-action.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../admin.module.css';
import { moment } from '../moment.ts';

const { payments: words, search } = adminMessages;

type FoundPaymentCardProps = { payment: FoundPayment; onAct: (action: FoundAction) => void };

export function FoundPaymentCard({ payment, onAct }: FoundPaymentCardProps) {
  const {
    id,
    username,
    amountMinor,
    currency,
    processor,
    state,
    reference,
    madeAt,
    approvedAt,
    refundedMinor,
    invoiceNumber,
    canRefund,
    canEnd,
    isOwn,
  } = payment;
  const possible: FoundAction[] = [
    ...(canRefund ? (['refund', 'part'] as const) : []),
    ...(canEnd ? (['end'] as const) : []),
    ...(approvedAt === null ? [] : (['invoice'] as const)),
  ];
  const facts = [
    [words.person, username ?? words.unknownPayer],
    [search.state, `${processorLabels[processor]}, ${paymentStateLabels[state].toLowerCase()}`],
    [words.reference, reference],
    [words.madeAt, moment(madeAt)],
    [search.number, id],
    ...(refundedMinor > 0 ? [[search.refunded, money(refundedMinor, currency)] as const] : []),
    ...(invoiceNumber === null ? [] : [[search.invoiceLabel, invoiceNumber] as const]),
  ];
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
            {possible.map((action) => (
              <Button
                key={action}
                variant="outline"
                danger={action !== 'invoice'}
                onClick={() => onAct(action)}
              >
                {action === 'part' || action === 'invoice'
                  ? search[action].act
                  : words.verdicts[action].act}
              </Button>
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
