import { toast } from '../../design/feedback/toast.ts';
import { Button } from '../../design/actions/button.tsx';
import { readableError } from '../../shared/http/readable-error.ts';
import { announcementsMessages } from './announcements.messages.ts';
import { useChooseLetters } from './announcements.queries.ts';

const { letters: words } = announcementsMessages;

export const lettersRow = (wantsLetters: boolean) => ({
  label: words.label,
  value: wantsLetters ? words.on : words.off,
  note: words.note,
  action: <LettersButton wantsLetters={wantsLetters} />,
});

function LettersButton({ wantsLetters }: { wantsLetters: boolean }) {
  const choose = useChooseLetters();
  return (
    <Button
      busy={choose.isPending}
      busyLabel={words.changing}
      onClick={() =>
        choose.mutate(!wantsLetters, {
          onError: (error) =>
            toast({
              variant: 'destructive',
              title: words.failed,
              description: readableError(error),
            }),
        })
      }
    >
      {wantsLetters ? words.turnOff : words.turnOn}
    </Button>
  );
}
