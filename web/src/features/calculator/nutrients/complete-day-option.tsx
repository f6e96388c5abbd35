import { Option } from '../../../design/inputs/option.tsx';
import { useCompleteDay } from './complete-day.queries.ts';
import { nutrientsMessages } from './nutrients.messages.ts';

const { complete: texts } = nutrientsMessages;

/** The mark of a day whose food is all written. */
export function CompleteDayOption({ day }: { day: string }) {
  const { isComplete, isPending, mark } = useCompleteDay(day);
  return (
    <Option
      type="checkbox"
      label={texts.label}
      description={texts.description}
      checked={isComplete}
      disabled={isPending}
      onChange={({ target }) => void mark(target.checked)}
    />
  );
}
