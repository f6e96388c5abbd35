import type { User } from '@forja/contract/identity/identity';
import { Alert } from '../../design/feedback/alert.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import { ExportPart } from '../../features/account-export/export-part.tsx';
import { DeleteSection } from '../../features/identity/account/deletion/delete-section.tsx';
import { blockedMessages as words } from './blocked.messages.ts';

export function BlockedAccount({ reason, contact }: NonNullable<User['blocked']>) {
  return (
    <div className={frameStyles.shortPage}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Alert kind="error" title={words.reason} announce={false}>
        {reason}
      </Alert>
      <p className={textStyles.lead}>{words.lead}</p>
      <p>
        {words.contact} <a href={`mailto:${contact}`}>{contact}</a>
      </p>
      <ExportPart />
      <DeleteSection id="borrar" />
    </div>
  );
}
