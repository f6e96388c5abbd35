import type { Measure } from '@forja/domain/measures/measure';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../design/actions/button.tsx';
import { classNames } from '../../../design/class-names.ts';
import { toast } from '../../../design/feedback/toast.ts';
import { iconDownload } from '../../../design/icon-paths.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { localDay } from '../../../shared/local-day.ts';
import { saveFile } from '../../../shared/save-file.ts';
import type { NamedField } from '../changes/changes-card.tsx';
import { countMeasures } from '../import/count-measures.ts';
import { exportMessages as texts } from './export.messages.ts';
import { writeMeasuresCsv } from './measures-csv.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';

/** Export needs no membership. */
export function ExportCard({
  fields,
  readMeasures,
}: {
  fields: readonly NamedField[];
  readMeasures: () => Promise<readonly Measure[]>;
}) {
  const download = useMutation({
    // An export needs no connection.
    networkMode: 'always',
    mutationFn: async (): Promise<number> => {
      const values = await readMeasures();
      const csv = writeMeasuresCsv(values, fields);
      if (values.length > 0)
        saveFile(
          new Blob([csv], { type: 'text/csv' }),
          `forja-medidas-${localDay(new Date())}.csv`,
        );
      return values.length;
    },
    onSuccess: (count) =>
      count === 0
        ? toast({ title: texts.empty })
        : toast({
            title: texts.finished,
            description: texts.rows(countMeasures(count)),
          }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: texts.failed,
        description: readableError(error),
      }),
  });
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      <p>{texts.lead}</p>
      <Button
        icon={iconDownload}
        busy={download.isPending}
        busyLabel={texts.preparing}
        onClick={() => download.mutate()}
      >
        {texts.download}
      </Button>
    </div>
  );
}
