import { useOptimistic, useTransition } from 'react';
import { Option } from '../../../../design/inputs/option.tsx';
import { useCompleteDay } from './complete-day.queries.ts';
import { completeDayMessages as texts } from './complete-day.messages.ts';

export function CompleteDayOption({ day }: { day: string }) {
  const { isComplete, isPending, mark } = useCompleteDay(day);
  const [isChecked, setIsChecked] = useOptimistic(isComplete);
  const [, startSaving] = useTransition();
  const save = (checked: boolean) =>
    startSaving(async () => {
      setIsChecked(checked);
      await mark(checked);
    });
  return (
    <Option
      type="checkbox"
      label={texts.label}
      description={texts.description}
      checked={isChecked}
      disabled={isPending}
      onChange={({ target }) => save(target.checked)}
    />
  );
}
