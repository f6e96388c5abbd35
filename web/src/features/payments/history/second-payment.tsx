import { once } from '@forja/domain/units/once';
import { processorLabels } from '@forja/contract/labels';
import type { OwnPayment } from '@forja/contract/payments/membership';
import { useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { money } from '../../../design/money.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { paymentMessages } from '../payments.messages.ts';
import { useChooseDuplicate } from '../payments.queries.ts';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';

const { second: words } = paymentMessages;
const MONTHS = once(
  () =>
    new Intl.NumberFormat('es-AR', {
      style: 'unit',
      unit: 'month',
      unitDisplay: 'long',
    }),
);
type Choice = 'keep' | 'return';

/** Choice between a renewal and a refund for the second payment of one purchase. */
export function SecondPayment({ payment }: { payment: OwnPayment }) {
  const [choice, setChoice] = useState<Choice>();
  const { amountMinor, currency, processor, canKeep } = payment;
  const lead = canKeep ? words.lead : words.leadOnly;
  return (
    <Alert
      kind="warning"
      title={words.title}
      actions={
        <>
          {canKeep && <Button onClick={() => setChoice('keep')}>{words.keepAsRenewal}</Button>}
          <Button variant="text" onClick={() => setChoice('return')}>
            {words.back}
          </Button>
        </>
      }
    >
      <p>{lead(money(amountMinor, currency), processorLabels[processor])}</p>
      {choice && (
        <ConfirmChoice payment={payment} choice={choice} onClose={() => setChoice(undefined)} />
      )}
    </Alert>
  );
}

type ConfirmChoiceProps = { payment: OwnPayment; choice: Choice; onClose: () => void };

function ConfirmChoice({ payment: { id, months }, choice, onClose }: ConfirmChoiceProps) {
  const { mutateAsync, isPending, error } = useChooseDuplicate();
  const isRenewal = choice === 'keep';
  async function confirm(): Promise<void> {
    try {
      await mutateAsync({ id, choice });
    } catch {
      return; // the dialog shows the error
    }
    // the request leaves the page, and this dialog with it
    toast(
      isRenewal
        ? { title: words.renewalAdded }
        : { title: words.refundRequested, description: words.refundRequestedMore },
    );
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isRenewal ? words.keepTitle : words.backTitle}
      description={isRenewal ? words.keepLead(MONTHS().format(months)) : words.backLead}
      footer={
        <div className={actionBarStyles.row}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            wide
            busy={isPending}
            busyLabel={isRenewal ? words.keeping : words.asking}
            onClick={() => void confirm()}
          >
            {isRenewal ? words.keepConfirm : words.backConfirm}
          </Button>
        </div>
      }
    >
      {error ? <Alert kind="error" title={readableError(error)} /> : null}
    </Dialog>
  );
}
