import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { date } from '../../../design/format.ts';
import { Card, CardHeader } from '../../../design/layout/card.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { exchangeMessages } from './exchange.messages.ts';
import { countWorkouts, useLastImport, useUndoImport } from './exchange.queries.ts';
import type { LastImport } from './run-import.ts';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import * as styles from './exchange.module.css';

const { undo: texts } = exchangeMessages;

/** The way back of the whole of an import, for as long as this device remembers it. */
export function LastImportCard() {
  const last = useLastImport();
  return last ? <UndoCard last={last} /> : null;
}

function UndoCard({ last }: { last: LastImport }) {
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoImport();
  const count = countWorkouts(last.writtenCount ?? last.ids.length);
  const run = () => {
    setIsAsking(false);
    undo.mutate(last, {
      onSuccess: () => toast({ title: texts.finished }),
      onError: (error) =>
        toast({ variant: 'destructive', title: texts.failed, description: readableError(error) }),
    });
  };
  return (
    <Card plain>
      <CardHeader
        title={texts.title}
        subtitle={texts.summary(count, last.fileName, date(new Date(last.at)))}
      />
      <div className={styles.buttons}>
        <Button busy={undo.isPending} busyLabel={texts.busy} onClick={() => setIsAsking(true)}>
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
