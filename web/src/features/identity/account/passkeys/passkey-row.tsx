import type { Passkey } from '@forja/contract/identity/passkeys';
import { ago } from '../../../../design/ago.ts';
import { date } from '../../../../design/format.ts';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { iconEdit, iconTrash } from '../../../../design/icon-paths.ts';
import { Tag } from '../../../../design/feedback/tag.tsx';
import { accountMessages } from '../account.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../account.module.css';

const { passkeys } = accountMessages;

export type PasskeyRowProps = {
  passkey: Passkey;
  now: Date;
  onRename: () => void;
  onRemove: () => void;
};

export const PasskeyRow = ({
  passkey: { name, createdAt, lastUsedAt, isSynced },
  now,
  onRename,
  onRemove,
}: PasskeyRowProps) => (
  <li className={styles.row}>
    <div className={styles.text}>
      <p className={styles.value}>
        {name} {isSynced ? <Tag>{passkeys.synced}</Tag> : null}
      </p>
      <p className={textStyles.secondary}>
        {passkeys.additionDate(date(createdAt))}{' '}
        {lastUsedAt ? passkeys.used(ago(lastUsedAt, now)) : passkeys.neverUsed}
      </p>
    </div>
    <div className={styles.buttons}>
      <IconButton boxed path={iconEdit} label={passkeys.rename(name)} onClick={onRename} />
      <IconButton boxed path={iconTrash} label={passkeys.remove(name)} onClick={onRemove} />
    </div>
  </li>
);
