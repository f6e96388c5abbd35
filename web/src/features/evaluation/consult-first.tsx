import { RED_FLAGS } from '@forja/domain/evaluation/questions.data';
import type { Answers } from '@forja/domain/evaluation/evaluate';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { evaluationMessages } from './report/evaluation.messages.ts';

const { consult: texts } = evaluationMessages;

/** Before any score, for whoever said yes to a red flag. */
export function ConsultFirst({ answers }: { answers: Answers }) {
  if (!RED_FLAGS.some((id) => answers[id] === 'yes')) return null;
  return (
    <Alert
      kind="warning"
      title={texts.title}
      actions={<LinkButton href="/alarma">{texts.alarm}</LinkButton>}
    >
      {texts.text}
    </Alert>
  );
}
