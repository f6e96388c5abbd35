import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { timelineMessages as words } from './timeline.messages.ts';
import { loadReceipt } from '../receipt/receipt.queries.ts';

/** The receipt goes after the #, which no server receives. */
export function CopyReceiptButton({ paymentId }: { paymentId: string }) {
  const [isBusy, setIsBusy] = useState(false);

  async function copy() {
    setIsBusy(true);
    try {
      const receipt = await loadReceipt(paymentId);
      await navigator.clipboard.writeText(`${window.location.origin}/verificar-recibo#${receipt}`);
      toast({ title: words.copied });
    } catch (error) {
      toast({ variant: 'destructive', title: words.copyFailed, description: readableError(error) });
    }
    setIsBusy(false);
  }

  return (
    <Button variant="outline" busy={isBusy} busyLabel={words.copying} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}
