import { Button } from '../../design/actions/button.tsx';
import { clock, date } from '../../design/format.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { recordLabel } from '../../shared/records/collection.ts';
import type { PendingWrite } from '../../shared/records/record-reader.ts';
import { accountSyncMessages as texts } from './account-sync.messages.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './account-sync.module.css';

type WaitingRowProps = { row: PendingWrite; onRetry: () => void; onDiscard: () => void };

export function WaitingRow({ row, onRetry, onDiscard }: WaitingRowProps) {
  const madeAt = new Date(row.madeAt);
  return (
    <li>
      <b>{waitingLabel(row)}</b>
      <span className={textStyles.secondary}>
        {texts.pendingSince(`${date(madeAt)}, ${clock(madeAt)}`)}
      </span>
      {row.refusal ? (
        <>
          <span>{readableError(row.refusal.message)}</span>
          <span className={styles.actions}>
            <Button onClick={onRetry}>{texts.retry}</Button>
            <Button danger onClick={onDiscard}>
              {texts.discard}
            </Button>
          </span>
        </>
      ) : row.attempts > 0 ? (
        <span>{texts.later}</span>
      ) : null}
    </li>
  );
}

export function waitingLabel({ collection, request, value, before }: PendingWrite): string {
  if (request === null) return texts.deletion(recordLabel(collection, before) ?? texts.unknown);
  return recordLabel(collection, value) ?? texts.unknown;
}
