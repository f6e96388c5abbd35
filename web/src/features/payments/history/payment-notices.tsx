import type { OwnPayment } from '@forja/contract/payments/membership';
import { Alert } from '../../../design/feedback/alert.tsx';
import { paymentMessages } from '../payments.messages.ts';
import { SecondPayment } from './second-payment.tsx';
import * as styles from '../payments.module.css';

const { review: words } = paymentMessages;

export function PaymentNotices({ payments }: { payments: readonly OwnPayment[] }) {
  const second = payments.filter(({ review }) => review === 'duplicate');
  const isInReview = payments.some(({ review }) => review === 'in_review');
  if (second.length === 0 && !isInReview) return null;
  return (
    <div className={styles.alerts}>
      {second.map((payment) => (
        <SecondPayment key={payment.id} payment={payment} />
      ))}
      {isInReview && <Alert title={words.title}>{words.lead}</Alert>}
    </div>
  );
}
