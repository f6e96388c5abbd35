import type { Notice } from '@forja/domain/evidence/notice';
import { use } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { WithCalls } from '../../../shared/emergency/call-links.tsx';
import { AnswerNow } from '../answer-now.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.notices;

const kinds = { info: 'info', warning: 'warning', stop: 'error' } as const;

/** Splits off the first sentence, printed in bold. */
function splitFirstSentence(text: string): [string, string] {
  const end = text.search(/[.:?!](\s|$)/u);
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}

/** True for an unanswered screening question. */
export const isUnanswered = ({ code }: Notice): boolean => code.endsWith('-unanswered');

/** Warnings are visible; informative notices open with a tap. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const isFolded = (notice: Notice) => notice.severity === 'info' && !isUnanswered(notice);
  const foldedNotices = notices.filter(isFolded);
  return (
    <>
      <NoticeList notices={notices.filter((notice) => !isFolded(notice))} />
      {foldedNotices.length > 0 && (
        <details className={styles.toKnow}>
          <summary>
            {messages.toKnow} <span className={textStyles.secondary}>({foldedNotices.length})</span>
          </summary>
          <NoticeList notices={foldedNotices} />
        </details>
      )}
    </>
  );
}

function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const answer = use(AnswerNow);
  if (notices.length === 0) return null;
  return (
    <div className={styles.alerts}>
      {notices.map((notice) => {
        const { code, severity, text, basis, sources } = notice;
        const [title, rest] = splitFirstSentence(text);
        return (
          <Alert
            key={code}
            kind={kinds[severity]}
            title={<WithCalls text={title} />}
            announce={false}
            actions={
              answer &&
              isUnanswered(notice) && <Button onClick={answer}>{messages.answerNow}</Button>
            }
          >
            <WithCalls text={rest} /> <TextBadge title={title} basis={basis} keys={sources} />
          </Alert>
        );
      })}
    </div>
  );
}
