import type { Checkout } from '@forja/contract/payments/checkout';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { money } from '../../../design/money.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { paymentMessages } from '../payments.messages.ts';
import { useDeclareTransfer } from '../payments.queries.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

const { pending: words } = paymentMessages;
const LABELS = { reference: words.reference };

type TransferDetailsProps = { checkout: Checkout; transfer: NonNullable<Checkout['transfer']> };

export function TransferDetails({ checkout, transfer }: TransferDetailsProps) {
  const { totalMinor, currency } = checkout.price;
  return (
    <>
      <p>{transfer.declaredReference === null ? words.transfer : words.transferSent}</p>
      <dl className={styles.transferDetails}>
        <Datum
          name={words.amount}
          value={money(totalMinor, currency)}
          copied={String(totalMinor / 100)}
        />
        <Datum name={words.alias} value={transfer.alias} copied={transfer.alias} />
        <Datum name={words.cbu} value={transfer.cbu} copied={transfer.cbu} />
        <Datum name={words.holder} value={transfer.holder} />
        {transfer.declaredReference !== null && (
          <Datum name={words.reference} value={transfer.declaredReference} />
        )}
      </dl>
      {transfer.declaredReference === null && <ReferenceForm id={checkout.id} />}
    </>
  );
}

function Datum({ name, value, copied }: { name: string; value: string; copied?: string }) {
  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    toast({ title: `${words.copied}: ${name}` });
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={textStyles.numeric}>{value}</span>
        {copied === undefined ? null : (
          <Button
            variant="text"
            aria-label={`${words.copy} ${name}`}
            onClick={() => void copy(copied)}
          >
            {words.copy}
          </Button>
        )}
      </dd>
    </div>
  );
}

function ReferenceForm({ id }: { id: string }) {
  const [draft, setDraft, clearDraft] = useTabText(`forja-borrador-comprobante-${id}`);
  const { mutateAsync: declare } = useDeclareTransfer();
  const form = useForm({ reValidateMode: 'onSubmit', defaultValues: { reference: draft } });
  const { submit, isSending, getMessage, refusal } = useSubmission(
    form,
    LABELS,
    async ({ reference }) => {
      await declare({ id, reference });
      clearDraft();
    },
  );

  return (
    <Form className={styles.receipt} onSubmit={submit}>
      <Field
        {...form.register('reference', { onChange: ({ target }) => setDraft(target.value) })}
        label={words.reference}
        maxLength={60}
        autoComplete="off"
        error={getMessage('reference') ?? refusal}
      />
      <Button type="submit" variant="secondary" busy={isSending} busyLabel={words.declaring}>
        {words.declare}
      </Button>
    </Form>
  );
}
