import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { CardSkeleton } from '../../design/feedback/skeleton.tsx';
import type { CurrentTraining } from './engine.queries.ts';
import { planMessages } from './plans.messages.ts';

const messages = planMessages.trainingPending;

export const TrainingPending = ({ isError, retry }: CurrentTraining) =>
  isError ? <TrainingFailed retry={retry} /> : <CardSkeleton message={messages.making} />;

export const TrainingFailed = ({ retry }: Pick<CurrentTraining, 'retry'>) => (
  <Alert
    kind="error"
    title={messages.failed}
    actions={<Button onClick={retry}>{messages.retry}</Button>}
  >
    {messages.planIsSafe}
  </Alert>
);
