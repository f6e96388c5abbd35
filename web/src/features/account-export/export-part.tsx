import { Button } from '../../design/actions/button.tsx';
import { Card, CardHeader } from '../../design/layout/card.tsx';
import { iconDownload } from '../../design/icon-paths.ts';
import { toast } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { accountExportMessages } from './account-export.messages.ts';
import { useExport } from './account-export.queries.ts';
import * as styles from './account-export.module.css';

const { export: texts } = accountExportMessages;

export const ExportPart = () => (
  <Card plain>
    <CardHeader level={3} title={texts.title} subtitle={texts.lead} />
    <div className={styles.footer}>
      <DownloadButton kind="json" />
      <DownloadButton kind="html" />
    </div>
  </Card>
);

function DownloadButton({ kind }: { kind: 'json' | 'html' }) {
  const download = useExport(kind);
  return (
    <Button
      icon={iconDownload}
      busy={download.isPending}
      busyLabel={texts.downloading}
      onClick={() =>
        download.mutate(undefined, {
          onSuccess: () => toast({ title: texts.downloaded }),
          onError: (error) =>
            toast({
              variant: 'destructive',
              title: texts.notDownloaded,
              description: readableError(error),
            }),
        })
      }
    >
      {texts[kind]}
    </Button>
  );
}
