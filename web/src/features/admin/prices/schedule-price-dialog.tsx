import { useState } from 'react';
import { Field } from '../../../design/inputs/field.tsx';
import { parseAmount } from '../found/parse-amount.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { pricesMessages as words } from './prices.messages.ts';
import { useSchedulePrice } from './prices.queries.ts';

const EMPTY = { day: '', ars: '', usd: '' };
type PriceErrors = Partial<Record<keyof typeof EMPTY, string>>;

/** A price from the first instant of a day of Buenos Aires on. */
export function SchedulePriceDialog({ onClose }: { onClose: () => void }) {
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<PriceErrors>({});
  const { mutateAsync: schedule } = useSchedulePrice();
  const startsAt = new Date(`${fields.day}T00:00:00-03:00`);
  const arsCents = parseAmount(fields.ars) ?? 0;
  const usdCents = parseAmount(fields.usd) ?? 0;

  function validate(): boolean {
    const nextErrors: PriceErrors = {
      // an invalid date compares to nothing
      ...(!(startsAt > new Date()) && { day: words.dayMissing }),
      ...(arsCents === 0 && { ars: words.priceWrong }),
      ...(usdCents === 0 && { usd: words.priceWrong }),
    };
    setErrors(nextErrors);
    return Object.keys(nextErrors).length === 0;
  }

  const bind = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  });

  return (
    <ReasonDialog
      name="reason"
      draftId="precio"
      title={words.schedule}
      lead={words.scheduleText}
      submitLabel={words.schedule}
      validate={validate}
      send={(reason) => schedule({ startsAt: startsAt.toISOString(), arsCents, usdCents, reason })}
      success={words.scheduled}
      failure={words.failed}
      onClose={onClose}
    >
      <Field label={words.day} type="date" face="text" {...bind('day')} />
      <Field
        label={words.ars}
        hint={words.priceHint}
        inputMode="decimal"
        face="text"
        autoComplete="off"
        {...bind('ars')}
      />
      <Field
        label={words.usd}
        inputMode="decimal"
        face="text"
        autoComplete="off"
        {...bind('usd')}
      />
    </ReasonDialog>
  );
}
