import type { Checkout } from '@forja/contract/payments/checkout';
import type { FormEvent } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { readableError, refusedFields } from '../../../shared/http/readable-error.ts';
import { money } from '../../../design/money.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { paymentMessages } from '../payments.messages.ts';
import { useDeclareTransfer } from '../payments.queries.ts';

const { pending: words } = paymentMessages;

type TransferDetailsProps = { checkout: Checkout; transfer: NonNullable<Checkout['transfer']> };

/** Where to send the money, and the number that proves it. */
export function TransferDetails({ checkout, transfer }: TransferDetailsProps) {
  const { totalMinor, currency } = checkout.price;
  return (
    <>
      <p>{transfer.declaredReference === null ? words.transfer : words.transferSent}</p>
      <dl className="datos-transferencia">
        <Datum name={words.amount} value={money(totalMinor, currency)} copied={String(totalMinor / 100)} />
        <Datum name={words.alias} value={transfer.alias} copied={transfer.alias} />
        <Datum name={words.cbu} value={transfer.cbu} copied={transfer.cbu} />
        <Datum name={words.holder} value={transfer.holder} />
        {transfer.declaredReference !== null && <Datum name={words.reference} value={transfer.declaredReference} />}
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
        <span className="num">{value}</span>
        {copied === undefined ? null : (
          <Button variant="text" aria-label={`${words.copy} ${name}`} onClick={() => void copy(copied)}>
            {words.copy}
          </Button>
        )}
      </dd>
    </div>
  );
}

function ReferenceForm({ id }: { id: string }) {
  const [reference, setReference, forgetReference] = useTabText(`forja-borrador-comprobante-${id}`);
  const declare = useDeclareTransfer();
  const refused = refusedFields(declare.error).find(({ path }) => path === 'reference')?.message;

  function send(event: FormEvent) {
    event.preventDefault();
    declare.mutate({ id, reference }, { onSuccess: forgetReference });
  }

  return (
    <form className="comprobante" onSubmit={send} noValidate>
      <Field
        label={words.reference}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        maxLength={60}
        autoComplete="off"
        error={declare.isError ? (refused ?? readableError(declare.error)) : undefined}
      />
      <Button type="submit" variant="secondary" busy={declare.isPending} busyLabel={words.declaring}>
        {words.declare}
      </Button>
    </form>
  );
}
