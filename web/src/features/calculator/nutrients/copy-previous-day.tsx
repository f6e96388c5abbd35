import { Button } from '../../../design/actions/button.tsx';
import { useCopyEntries, usePreviousDay } from './day-log.queries.ts';
import { nutrientsMessages } from './nutrients.messages.ts';

export function CopyPreviousDay({ day }: { day: string }) {
  const entries = usePreviousDay(day);
  const copy = useCopyEntries();
  return entries.length > 0 ? (
    <Button onClick={() => void copy(entries, day)}>{nutrientsMessages.list.copy}</Button>
  ) : null;
}
