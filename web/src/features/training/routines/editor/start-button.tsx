import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../../design/actions/button.tsx';
import { useTrainingSettings } from '../../exercises/exercises.queries.ts';
import { routinesMessages } from '../routines.messages.ts';
import { TODAY_PATH, useStartRoutine } from '../routines.queries.ts';

const { card: texts } = routinesMessages;

export function StartButton({ id, isReady }: { id: string; isReady: boolean }) {
  const start = useStartRoutine();
  const isCurrent = useTrainingSettings().settings.currentRoutineId === id;
  const navigate = useNavigate();

  async function train() {
    if (await start(id)) await navigate({ to: TODAY_PATH });
  }

  return (
    <Button
      variant="primary"
      size="large"
      {...(!isReady && { disabledReason: texts.notReady })}
      onClick={() => void train()}
    >
      {isCurrent ? texts.goOn : texts.start}
    </Button>
  );
}
