import type { OwnPayment } from '@forja/contract/payments/membership';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { moneyDate } from '../../../design/format.ts';
import { money } from '../../../design/money.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { regretMessages as words } from './regret.messages.ts';
import { membershipDetailQuery, useRegret } from '../payments.queries.ts';
import { WithdrawalCard } from '../withdrawal/withdrawal-card.tsx';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import * as styles from '../payments.module.css';

/**
 * Withdrawal within ten days of the purchase. Warns about the loss first, and keeps the code on
 * screen after the button is gone.
 */
export function RegretButton({ payment }: { payment: OwnPayment }) {
  const { approvedAt, madeAt, regretUntil, review } = payment;
  const [until, setUntil] = useState<Date>();
  const [now] = useState(() => new Date());
  const mayRegret = regretUntil !== null && regretUntil > now && review !== 'returning';
  return (
    <>
      {mayRegret && (
        <Button
          variant="text"
          danger
          aria-label={words.openLabel(moneyDate(approvedAt ?? madeAt))}
          onClick={() => setUntil(regretUntil)}
        >
          {words.open}
        </Button>
      )}
      {until && (
        <RegretDialog payment={payment} until={until} onClose={() => setUntil(undefined)} />
      )}
    </>
  );
}

type RegretDialogProps = { payment: OwnPayment; until: Date; onClose: () => void };

function RegretDialog({ payment, until, onClose }: RegretDialogProps) {
  const regret = useRegret();
  const { data } = useQuery(membershipDetailQuery);
  const isReviewed = data?.isRegretReviewed === true && payment.processor !== 'coupon';
  const amount = money(payment.amountMinor, payment.currency);
  const request = regret.data;
  // the day that ends at that midnight
  const lastDay = moneyDate(new Date(until.getTime() - 1));

  return (
    <Dialog
      open
      onClose={onClose}
      title={request ? words.success : words.title}
      description={request ? undefined : words.lead(lastDay)}
      footer={
        request ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <div className={actionBarStyles.row}>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              variant="primary"
              wide
              busy={regret.isPending}
              busyLabel={words.sending}
              onClick={() => regret.mutate(payment.id)}
            >
              {words.confirm}
            </Button>
          </div>
        )
      }
    >
      {request ? (
        <WithdrawalCard withdrawal={request} isNew={request.answeredAt === null} />
      ) : (
        <div className={styles.step}>
          {regret.isError && (
            <Alert kind="error" title={words.failed}>
              {readableError(regret.error)}
            </Alert>
          )}
          <ul className={styles.plainList}>
            <li>{isReviewed ? words.losesLater : words.losesMembership}</li>
            <li>{isReviewed ? words.reviewed(amount) : words.money[payment.processor](amount)}</li>
            <li>{words.keepsData}</li>
          </ul>
        </div>
      )}
    </Dialog>
  );
}
