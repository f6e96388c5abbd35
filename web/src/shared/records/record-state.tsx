import { iconAlertTriangle, iconCheck, iconPhone } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { Tag } from '../../design/feedback/tag.tsx';
import { readableError } from '../http/readable-error.ts';
import type { SavedRecord } from './record-reader.ts';
import { syncMessages } from './sync.messages.ts';
import * as textStyles from '../../design/text.module.css';
import * as alertStyles from '../../design/feedback/alert.module.css';

const STATES = {
  'in-account': { icon: iconCheck, text: syncMessages.inAccount },
  'on-phone': { icon: iconPhone, text: syncMessages.onPhone },
  refused: { icon: iconAlertTriangle, text: syncMessages.refused },
} as const;

export function RecordStateTags({
  state,
  refusal,
  copyOf,
}: Pick<SavedRecord<unknown>, 'state' | 'refusal' | 'copyOf'>) {
  const { icon, text } = STATES[state];
  return (
    <span className={alertStyles.tags}>
      {copyOf === undefined ? null : <Tag tone="ink">{syncMessages.copy}</Tag>}
      <Tag tone={state === 'in-account' ? 'green' : undefined}>
        <Icon path={icon} size="s" /> {text}
        {refusal ? (
          <span className={textStyles.visuallyHidden}>. {readableError(refusal.message)}</span>
        ) : null}
      </Tag>
    </span>
  );
}
