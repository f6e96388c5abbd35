import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { iconAlertCircle } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { errorStateMessages } from './error-state.messages.ts';
import * as textStyles from '../text.module.css';
import * as styles from './alert.module.css';

export type ErrorStateProps = {
  /** What happened: "No pudimos generar tu plan". */
  title: string;
  /** What is safe: "Tus datos están guardados." */
  safe?: ReactNode;
  /** What to do: "Probá de nuevo." */
  advice?: ReactNode;
  actions?: ReactNode;
  /** The number to give when asking for help. */
  requestId?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
};

/** Replaces a screen that failed to load: what happened, what is safe, what to do. */
export function ErrorState({
  title,
  safe,
  advice,
  actions,
  requestId,
  level = 2,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Card role="alert">
      <div className={styles.empty}>
        <Icon path={iconAlertCircle} className={styles.failure} />
        <Heading className={styles.small}>{title}</Heading>
        {safe ? <p>{safe}</p> : null}
        {advice ? <p className={textStyles.secondary}>{advice}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {requestId ? (
          <p className={textStyles.label}>{errorStateMessages.supportCode(requestId)}</p>
        ) : null}
      </div>
    </Card>
  );
}
