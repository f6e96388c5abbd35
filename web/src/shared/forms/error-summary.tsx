import { useEffect, useRef } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { formsMessages } from './forms.messages.ts';
import * as styles from './error-summary.module.css';

export type SummaryEntry = { id: string; label: string; message: string };
export type ErrorSummaryProps = {
  entries: readonly SummaryEntry[];
  refusal?: string | undefined;
  attempt: number;
};

export function ErrorSummary({ entries, refusal, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // Hidden before the first submit: appearing on blur would move the pressed button.
  const isShown = attempt > 0 && (entries.length > 0 || refusal !== undefined);
  const answered = useRef(0);
  useEffect(() => {
    if (!isShown || attempt === answered.current) return;
    answered.current = attempt;
    box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} className={styles.root} tabIndex={-1}>
      <Alert kind="error" title={refusal ?? formsMessages.summary}>
        {entries.length > 0 ? (
          <ul>
            {entries.map(({ id, label, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {label}
                </a>
                : {message}
              </li>
            ))}
          </ul>
        ) : null}
      </Alert>
    </div>
  );
}
