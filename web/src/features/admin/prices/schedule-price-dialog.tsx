import { ActionDialog, type ActionField } from '../actions/action-dialog.tsx';
import { adminMessages } from '../admin.messages.ts';
import { parseAmount } from '../found/parse-amount.ts';
import { pricesMessages as words } from './prices.messages.ts';
import { useSchedulePrice } from './prices.queries.ts';

/** First instant of the day in Buenos Aires. */
const parseDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`);

const PRICE = {
  inputMode: 'decimal',
  face: 'text',
  missing: words.priceWrong,
  check: (text: string) => Boolean(parseAmount(text)) || words.priceWrong,
} as const;

const FIELDS: readonly ActionField[] = [
  {
    name: 'startsAt',
    label: words.day,
    type: 'date',
    face: 'text',
    missing: words.dayMissing,
    check: (day) => parseDay(day) > new Date() || words.dayMissing,
  },
  { name: 'arsCents', label: words.ars, hint: words.priceHint, ...PRICE },
  { name: 'usdCents', label: words.usd, ...PRICE },
  { name: 'reason', label: adminMessages.reason, maxLength: 500 },
];

export function SchedulePriceDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: schedule } = useSchedulePrice();
  return (
    <ActionDialog
      draftId="precio"
      title={words.schedule}
      lead={words.scheduleText}
      submitLabel={words.schedule}
      fields={FIELDS}
      success={words.scheduled}
      send={async ({ startsAt = '', arsCents = '', usdCents = '', reason = '' }) => {
        await schedule({
          startsAt: parseDay(startsAt).toISOString(),
          arsCents: parseAmount(arsCents) ?? 0,
          usdCents: parseAmount(usdCents) ?? 0,
          reason,
        });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
