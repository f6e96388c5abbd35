import { Button } from '../../../design/actions/button.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { iconDownload } from '../../../design/icon-paths.ts';
import { Card, CardHeader } from '../../../design/layout/card.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { exchangeMessages } from './exchange.messages.ts';
import { countWorkouts, type ExportKind, useExportWorkouts } from './exchange.queries.ts';
import * as importStyles from '../../../shared/imports/imports.module.css';

const { export: texts } = exchangeMessages;

/** Export needs no membership. */
export const ExportCard = () => (
  <Card plain>
    <CardHeader title={texts.title} subtitle={texts.lead} />
    <div className={importStyles.buttons}>
      <DownloadButton kind="csv" />
      <DownloadButton kind="json" />
    </div>
  </Card>
);

function DownloadButton({ kind }: { kind: ExportKind }) {
  const download = useExportWorkouts(kind);
  const showResult = (count: number) =>
    count === 0
      ? toast({ title: texts.empty })
      : toast({ title: texts.finished, description: texts.doneMore(countWorkouts(count)) });
  return (
    <Button
      icon={iconDownload}
      busy={download.isPending}
      busyLabel={texts.preparing}
      onClick={() =>
        download.mutate(undefined, {
          onSuccess: showResult,
          onError: (error) =>
            toast({
              variant: 'destructive',
              title: texts.failed,
              description: readableError(error),
            }),
        })
      }
    >
      {texts[kind]}
    </Button>
  );
}
