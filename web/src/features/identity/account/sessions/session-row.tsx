import type { Session } from '@forja/contract/identity/account';
import { ago } from '../../../../design/ago.ts';
import { Button } from '../../../../design/actions/button.tsx';
import { date } from '../../../../design/format.ts';
import { Tag } from '../../../../design/feedback/tag.tsx';
import { accountMessages } from '../account.messages.ts';
import { deviceName } from '../device-name.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../account.module.css';

const { sessions } = accountMessages;

export type SessionRowProps = { session: Session; now: Date; onClose: () => void };

/** The place is unknown on purpose: no IP address is stored. */
export function SessionRow({
  session: { device, createdAt, lastSeenAt, isCurrent },
  now,
  onClose,
}: SessionRowProps) {
  const name = deviceName(device);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.value}>
          {name} {isCurrent ? <Tag tone="ink">{sessions.thisOne}</Tag> : null}
        </p>
        <p className={textStyles.secondary}>
          {sessions.place} {sessions.lastSeen(isCurrent ? 'ahora' : ago(lastSeenAt, now))}{' '}
          {sessions.openSince(date(createdAt))}
        </p>
      </div>
      {isCurrent ? null : (
        <Button aria-label={sessions.closeNamed(name)} onClick={onClose}>
          {sessions.close}
        </Button>
      )}
    </li>
  );
}
