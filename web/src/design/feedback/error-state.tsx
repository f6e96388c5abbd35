import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { iconAlertCircle } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { errorStateMessages } from './error-state.messages.ts';
import * as textStyles from '../text.module.css';
import * as styles from './alert.module.css';

export type ErrorStateProps = {
  /** "No pudimos generar tu plan" */
  title: string;
  /** "Tus datos están guardados." */
  safe?: ReactNode;
  /** "Probá de nuevo." */
  advice?: ReactNode;
  actions?: ReactNode;
  /** Support asks for this number. */
  requestId?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
};

/** Replaces a screen that failed to load. */
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
