import { Alert } from '../../design/feedback/alert.tsx';
import { Option } from '../../design/inputs/option.tsx';
import type { RestoreItem, RestoreKind } from '../../shared/backup/plan-restore.ts';
import { recordLabel } from '../../shared/records/collection.ts';
import { deviceMessages } from './device.messages.ts';
import * as textStyles from '../../design/text.module.css';
import * as countListStyles from '../../design/layout/count-list.module.css';
import * as styles from './device.module.css';

const { backup: texts } = deviceMessages;
const KINDS = [
  'add',
  'change',
  'both',
  'kept',
  'same',
  'deleted',
] as const satisfies readonly RestoreKind[];
const NAMED = 5;

type RestorePreviewProps = {
  madeAt: string;
  otherOwner: string | undefined;
  items: readonly RestoreItem[];
  bringsDeleted: boolean;
  onBringsDeleted: (brings: boolean) => void;
};

export function RestorePreview({
  madeAt,
  otherOwner,
  items,
  bringsDeleted,
  onBringsDeleted,
}: RestorePreviewProps) {
  const groups = KINDS.map((kind) => ({
    kind,
    items: items.filter((item) => item.kind === kind),
  })).filter((group) => group.items.length > 0);
  return (
    <div className={styles.preview}>
      <h3>{texts.backupDate(madeAt)}</h3>
      {otherOwner === undefined ? null : (
        <Alert kind="warning" title={texts.otherOwner(otherOwner)} />
      )}
      {items.every(({ kind }) => kind === 'same' || kind === 'kept') ? (
        <p>{texts.nothing}</p>
      ) : null}
      <dl className={countListStyles.root} aria-label={texts.preview}>
        {groups.map((group) => (
          <div key={group.kind}>
            <dt>
              {texts.kinds[group.kind]}
              <span className={textStyles.secondary}>{joinNames(group.items)}</span>
            </dt>
            <dd className={textStyles.figure}>{group.items.length}</dd>
          </div>
        ))}
      </dl>
      {items.some(({ kind }) => kind === 'deleted') ? (
        <Option
          type="checkbox"
          label={texts.bringDeleted}
          checked={bringsDeleted}
          onChange={({ target }) => onBringsDeleted(target.checked)}
        />
      ) : null}
    </div>
  );
}

function joinNames(items: readonly RestoreItem[]): string {
  const names = items.slice(0, NAMED).map(({ kind, record: { collection, value, server } }) => {
    const name = recordLabel(collection, value ?? server?.value) ?? texts.unknown;
    return value === null && kind === 'change' ? texts.deletion(name) : name;
  });
  return [...names, ...(items.length > NAMED ? [texts.more(items.length - NAMED)] : [])].join(', ');
}
