import type { OwnPayment } from '@forja/contract/payments/membership';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { moneyDate } from '../../../design/format.ts';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { paymentTimelineQuery } from '../payments.queries.ts';
import { CopyReceiptButton } from './copy-receipt-button.tsx';
import { TimelineList } from './timeline-list.tsx';
import { timelineMessages as words } from './timeline.messages.ts';
import * as alertStyles from '../../../design/feedback/alert.module.css';
import * as styles from '../payments.module.css';

export function PaymentDetailButton({ payment }: { payment: OwnPayment }) {
  const [isOpen, setIsOpen] = useState(false);
  const day = moneyDate(payment.approvedAt ?? payment.madeAt);
  return (
    <>
      <Button variant="text" aria-label={words.openLabel(day)} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <PaymentDetail payment={payment} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PaymentDetail({ payment, onClose }: { payment: OwnPayment; onClose: () => void }) {
  const timeline = useQuery(paymentTimelineQuery(payment.id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(moneyDate(payment.approvedAt ?? payment.madeAt))}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className={styles.step}>
        <h3 className={alertStyles.small}>{words.heading}</h3>
        {timeline.isPending && <CardSkeleton message={words.loading} />}
        {timeline.isError && (
          <ErrorState
            title={words.failed}
            advice={readableError(timeline.error)}
            actions={<Button onClick={() => void timeline.refetch()}>{words.retry}</Button>}
          />
        )}
        {timeline.data && <TimelineList items={timeline.data.items} />}
        {payment.approvedAt !== null && <CopyReceiptButton paymentId={payment.id} />}
      </div>
    </Dialog>
  );
}
