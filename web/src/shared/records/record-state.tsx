import { iconAlertTriangle, iconCheck, iconPhone } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { Tag } from '../../design/tag.tsx';
import { readableError } from '../readable-error.ts';
import type { Kept } from './record-store.ts';
import { syncMessages } from './sync.messages.ts';

/** Where something is: on the phone only, in the account, or waiting for the person. */
export function WhereKept({ where, refusal, copyOf }: Pick<Kept<unknown>, 'where' | 'refusal' | 'copyOf'>) {
  return (
    <span className="etqs">
      {copyOf === undefined ? null : <Tag tone="ink">{syncMessages.copy}</Tag>}
      {where === 'account' ? (
        <Tag tone="green">
          <Icon path={iconCheck} size="s" /> {syncMessages.inAccount}
        </Tag>
      ) : null}
      {where === 'phone' ? (
        <Tag>
          <Icon path={iconPhone} size="s" /> {syncMessages.onPhone}
        </Tag>
      ) : null}
      {where === 'refused' ? (
        <Tag>
          <Icon path={iconAlertTriangle} size="s" /> {syncMessages.notTaken}
          {refusal ? <span className="vh">. {readableError(refusal.message)}</span> : null}
        </Tag>
      ) : null}
    </span>
  );
}
