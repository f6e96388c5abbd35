import { withdrawalKindLabels, withdrawalStateLabels } from '@forja/contract/labels';
import type { Withdrawal } from '@forja/contract/payments/withdrawal';
import { Button } from '../../../design/actions/button.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { moneyClock, moneyDate } from '../../../design/format.ts';
import { toast } from '../../../design/feedback/toast.ts';
import { withdrawalMessages as words } from './withdrawal.messages.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

export function WithdrawalCard({
  withdrawal,
  isNew = false,
}: {
  withdrawal: Withdrawal;
  isNew?: boolean;
}) {
  const { code, kind, state, receivedAt, answerBy, answeredAt, answer, reviewReason } = withdrawal;

  async function copy() {
    await navigator.clipboard.writeText(code);
    toast({ title: words.copied });
  }

  return (
    <Card role="status">
      <CardHeader
        title={
          isNew
            ? words.requestReceived
            : `${withdrawalKindLabels[kind]}: ${withdrawalStateLabels[state]}`
        }
        subtitle={words.received(moneyDate(receivedAt))}
      />
      <CardBody>
        <div className={styles.step}>
          <p>
            <span className={textStyles.label}>{words.code}</span>
            <br />
            <strong className={classNames(textStyles.figure, textStyles.numeric)}>{code}</strong>
          </p>
          {isNew && <p>{words.keepCode}</p>}
          {answeredAt === null && reviewReason !== null && <p>{words.reviewed}</p>}
          {answeredAt === null && <p>{words.dueDate(moneyDate(answerBy), moneyClock(answerBy))}</p>}
          {answer !== null && (
            <p>
              <b>{words.answer}:</b> {answer}
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="outline" onClick={() => void copy()}>
              {words.copy}
            </Button>
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
