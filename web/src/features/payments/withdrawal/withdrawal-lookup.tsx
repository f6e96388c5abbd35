import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { readableError, refusedFields } from '../../../shared/http/readable-error.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { withdrawalMessages as words } from './withdrawal.messages.ts';
import { useReadWithdrawal } from './withdrawal.queries.ts';

/** The code comes in a field, not in the address: who sees the address does not see the request. */
export function WithdrawalLookup() {
  const [code, setCode] = useState('');
  const lookup = useReadWithdrawal();

  function send(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== '') lookup.mutate(code.trim());
  }

  const error = lookup.isError ? (refusedFields(lookup.error)[0]?.message ?? readableError(lookup.error)) : undefined;
  return (
    <section className="paso-pago" aria-labelledby="buscar-pedido">
      <h2 className="chico" id="buscar-pedido">
        {words.haveCode}
      </h2>
      <form className="comprobante" onSubmit={send} noValidate>
        <Field
          label={words.code}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
          error={error}
        />
        <Button type="submit" variant="outline" busy={lookup.isPending} busyLabel={words.looking}>
          {words.lookUp}
        </Button>
      </form>
      {lookup.data && <WithdrawalCard withdrawal={lookup.data} />}
    </section>
  );
}
