import type { ConsultReason } from '@forja/domain/evaluation/consult-reasons';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import { listNumbers, type SourceNumbers } from './report/describe-evaluation.ts';
import { evaluationMessages } from './report/evaluation.messages.ts';

const { consult: texts } = evaluationMessages;

type ConsultFirstProps = {
  reasons: readonly ConsultReason[];
  /** Absent in the form, which has no list of sources. */
  numbers?: SourceNumbers;
};

/** Referrals to a professional come before any score. */
export function ConsultFirst({ reasons, numbers }: ConsultFirstProps) {
  if (reasons.length === 0) return null;
  return (
    <Alert
      kind="warning"
      title={texts.title}
      actions={<LinkButton href="/alarma">{texts.alarm}</LinkButton>}
    >
      <p>{texts.text}</p>
      <ul className={frameStyles.bulletList}>
        {reasons.map(({ text, sources }) => (
          <li key={text}>{[text, ...(numbers ? listNumbers(sources, numbers) : [])].join(' ')}</li>
        ))}
      </ul>
    </Alert>
  );
}
