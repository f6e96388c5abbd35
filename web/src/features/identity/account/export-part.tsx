import { Button } from '../../../design/button.tsx';
import { Ficha, FichaHeader } from '../../../design/ficha.tsx';
import { iconDownload } from '../../../design/icon-paths.ts';
import { toast } from '../../../design/toast.ts';
import { readableError } from '../../../shared/readable-error.ts';
import { accountMessages } from './account.messages.ts';
import { useExport } from './data.queries.ts';

const { data } = accountMessages;

/** Everything, in the two forms: one to bring back, one to read. */
export const ExportPart = () => (
  <Ficha plain>
    <FichaHeader level={3} title={data.export} subtitle={data.exportLead} />
    <div className="cuenta-pie">
      <DownloadButton kind="json" />
      <DownloadButton kind="html" />
    </div>
  </Ficha>
);

function DownloadButton({ kind }: { kind: 'json' | 'html' }) {
  const download = useExport(kind);
  return (
    <Button
      icon={iconDownload}
      busy={download.isPending}
      busyLabel={data.downloading}
      onClick={() =>
        download.mutate(undefined, {
          onSuccess: () => toast({ title: data.downloaded }),
          onError: (error) =>
            toast({ variant: 'destructive', title: data.notDownloaded, description: readableError(error) }),
        })
      }
    >
      {data[kind]}
    </Button>
  );
}
