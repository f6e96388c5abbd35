import type { OwnPayment } from '@forja/contract/payments/membership';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { moneyDate } from '../../../design/format.ts';
import { iconDownload } from '../../../design/icon-paths.ts';
import { toast } from '../../../design/feedback/toast.ts';
import { paymentMessages } from '../payments.messages.ts';
import { loadReceipt } from '../receipt/receipt.queries.ts';

const { history: words } = paymentMessages;

/** Generates the PDF in the browser; its library loads on the first click. */
export function ReceiptButton({ payment }: { payment: OwnPayment }) {
  const [isMaking, setIsMaking] = useState(false);
  const day = moneyDate(payment.approvedAt ?? payment.madeAt);

  async function download() {
    setIsMaking(true);
    try {
      const [receipt, { saveReceipt }] = await Promise.all([
        loadReceipt(payment.id),
        import('../receipt/save-receipt.ts'),
      ]);
      saveReceipt(receipt);
    } catch {
      toast({ variant: 'destructive', title: words.failed });
    }
    setIsMaking(false);
  }

  return (
    <Button
      variant="text"
      icon={iconDownload}
      busy={isMaking}
      busyLabel={words.making}
      aria-label={words.receiptLabel(day)}
      onClick={() => void download()}
    >
      {words.receipt}
    </Button>
  );
}
