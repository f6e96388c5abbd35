import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { date } from '../../design/format.ts';
import { Card, CardHeader } from '../../design/layout/card.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { readableError } from '../http/readable-error.ts';
import { importsMessages } from './imports.messages.ts';
import type { LastImport } from './write-import.ts';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as styles from './imports.module.css';

const { undo: texts } = importsMessages;

type UndoImportCardProps = {
  last: LastImport;
  count: string;
  isPending: boolean;
  onUndo: () => Promise<void>;
};

export function UndoImportCard({ last, count, isPending, onUndo }: UndoImportCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const run = () => {
    setIsAsking(false);
    onUndo().then(
      () => toast({ title: texts.finished }),
      (error: unknown) =>
        toast({ variant: 'destructive', title: texts.failed, description: readableError(error) }),
    );
  };
  return (
    <Card plain>
      <CardHeader
        title={texts.title}
        subtitle={texts.summary(count, last.fileName, date(new Date(last.at)))}
      />
      <div className={styles.buttons}>
        <Button busy={isPending} busyLabel={texts.busy} onClick={() => setIsAsking(true)}>
          {texts.button}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.askTitle}
        footer={
          <div className={actionBarStyles.row}>
            <Button onClick={() => setIsAsking(false)}>{texts.cancel}</Button>
            <Button variant="primary" danger onClick={run}>
              {texts.confirm}
            </Button>
          </div>
        }
      >
        <p>{texts.question(count)}</p>
      </Dialog>
    </Card>
  );
}
