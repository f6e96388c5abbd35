import { iconAlertTriangle, iconCheck, iconPhone } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { Tag } from '../../design/feedback/tag.tsx';
import { readableError } from '../http/readable-error.ts';
import type { SavedRecord } from './record-store.ts';
import { syncMessages } from './sync.messages.ts';

const STATES = {
  'in-account': { icon: iconCheck, text: syncMessages.inAccount },
  'on-phone': { icon: iconPhone, text: syncMessages.onPhone },
  refused: { icon: iconAlertTriangle, text: syncMessages.refused },
} as const;

/** Where a record is: only on the phone, in the account, or waiting for the person to decide. */
export function RecordStateTags({
  state,
  refusal,
  copyOf,
}: Pick<SavedRecord<unknown>, 'state' | 'refusal' | 'copyOf'>) {
  const { icon, text } = STATES[state];
  return (
    <span className="etqs">
      {copyOf === undefined ? null : <Tag tone="ink">{syncMessages.copy}</Tag>}
      <Tag tone={state === 'in-account' ? 'green' : undefined}>
        <Icon path={icon} size="s" /> {text}
        {refusal ? <span className="vh">. {readableError(refusal.message)}</span> : null}
      </Tag>
    </span>
  );
}
