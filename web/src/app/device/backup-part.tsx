import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardHeader } from '../../design/layout/card.tsx';
import { iconDownload, iconUpload } from '../../design/icon-paths.ts';
import type { Owner } from './backup-actions.ts';
import { deviceMessages } from './device.messages.ts';
import { MakeBackupDialog } from './make-backup-dialog.tsx';
import { RestoreBackupDialog } from './restore-backup-dialog.tsx';
import * as accountStyles from '../../features/identity/account/account.module.css';

const { backup: texts } = deviceMessages;

export function BackupPart({ user }: { user: Owner }) {
  const [open, setOpen] = useState<'make' | 'restore'>();
  const close = () => setOpen(undefined);
  return (
    <Card plain>
      <CardHeader level={3} title={texts.title} subtitle={texts.lead} />
      <div className={accountStyles.footer}>
        <Button icon={iconDownload} onClick={() => setOpen('make')}>
          {texts.make}
        </Button>
        <Button icon={iconUpload} onClick={() => setOpen('restore')}>
          {texts.restore}
        </Button>
      </div>
      {open === 'make' ? <MakeBackupDialog user={user} onClose={close} /> : null}
      {open === 'restore' ? <RestoreBackupDialog user={user} onClose={close} /> : null}
    </Card>
  );
}
