import { Button } from '../../../design/actions/button.tsx';
import { useCopyEntries, usePreviousDay } from './day-log.queries.ts';
import { nutrientsMessages } from './nutrients.messages.ts';

/** Writes what was eaten on the day before, when there is something of it. */
export function CopyPreviousDay({ day }: { day: string }) {
  const entries = usePreviousDay(day);
  const copy = useCopyEntries();
  return entries.length > 0 ? (
    <Button onClick={() => void copy(entries, day)}>{nutrientsMessages.list.copy}</Button>
  ) : null;
}
