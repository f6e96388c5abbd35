import { processorLabels } from '@forja/contract/labels';
import type { Checkout } from '@forja/contract/payments/checkout';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { moneyDate } from '../../../design/format.ts';
import { money } from '../../../design/money.ts';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { pendingPaymentMessages as words } from './pending-payment.messages.ts';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';

type PendingPaymentDialogProps = {
  /** Undefined while only the server knows the checkout. */
  checkout: Checkout | undefined;
  onOther: () => void;
  onClose: () => void;
};

/** Warns before a second payment while one is pending. */
export function PendingPaymentDialog({ checkout, onOther, onClose }: PendingPaymentDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={checkout && describe(checkout)}
      footer={
        <div className={actionBarStyles.row}>
          <Button onClick={onOther}>{words.other}</Button>
          <Button
            variant="primary"
            wide
            onClick={() =>
              void navigate({
                to: '/payment/$',
                params: { _splat: 'pendiente' },
                search: checkout ? { c: checkout.id } : {},
              })
            }
          >
            {words.resume}
          </Button>
        </div>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

function describe({ price, processor, voucher }: Checkout): string {
  const amount = money(price.totalMinor, price.currency);
  const due = voucher?.dueAt ? moneyDate(voucher.dueAt) : undefined;
  return words.lead(amount, voucher?.place ?? processorLabels[processor], due);
}
