import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyDate } from '../../../design/format.ts';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { money } from '../../../design/money.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { pricesMessages as words } from './prices.messages.ts';
import { upcomingPricesQuery, useCancelPrice } from './prices.queries.ts';

export function CancelPriceDialog({ onClose }: { onClose: () => void }) {
  const upcoming = useQuery(upcomingPricesQuery);
  const [id, setId] = useState('');
  const [error, setError] = useState<string>();
  const { mutateAsync: cancel } = useCancelPrice();
  const options = (upcoming.data?.rows ?? []).map(({ id: value, cells }) => ({
    value,
    label: describe(cells),
  }));

  function validate(): boolean {
    setError(id === '' ? words.choose : undefined);
    return id !== '';
  }

  return (
    <ReasonDialog
      name="reason"
      draftId="precio-cancelado"
      title={words.cancel}
      lead={words.cancelText}
      submitLabel={words.cancel}
      validate={validate}
      send={(reason) => cancel({ id, reason })}
      success={words.cancelled}
      failure={words.failed}
      alreadyDone={{ code: 'price_not_scheduled', title: words.failed }}
      onClose={onClose}
    >
      <SelectField
        label={words.which}
        emptyLabel={options.length === 0 ? words.none : words.choose}
        options={options}
        value={id}
        error={error}
        onChange={({ target }) => setId(target.value)}
      />
    </ReasonDialog>
  );
}

function describe([startsAt, ars]: readonly (string | null)[]): string {
  const [minor = '0', currency = 'ARS'] = (ars ?? '').split(' ');
  return words.from(moneyDate(new Date(startsAt ?? 0)), money(Number(minor), currency));
}
