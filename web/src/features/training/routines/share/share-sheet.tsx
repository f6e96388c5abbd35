import type { Routine } from '@forja/domain/routines/routine';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { Option } from '../../../../design/inputs/option.tsx';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { saveFile } from '../../../../shared/save-file.ts';
import { writeRoutineFile } from './routine-file.ts';
import { shareMessages } from './share.messages.ts';
import { prepareShared } from './shared-routine.ts';
import { useOwnExercises } from './use-own-exercises.ts';
import { writeRoutineText } from './write-routine-text.ts';
import * as frameStyles from '../../../../design/layout/frame.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './share.module.css';

const { share: texts } = shareMessages;

type ShareSheetProps = { routine: Routine; onClose: () => void };

/** Uses the share sheet of the device, else copies or downloads. */
export function ShareSheet({ routine, onClose }: ShareSheetProps) {
  const [withNotes, setWithNotes] = useState(false);
  const ownExercises = useOwnExercises();
  const shared = prepareShared(routine, ownExercises, { withNotes });
  const text = writeRoutineText(shared);
  const file = new File([writeRoutineFile(shared)], `rutina-${fileSlug(routine.name)}.json`, {
    type: 'application/json',
  });
  const canShare = typeof navigator.share === 'function';
  const canShareFiles = canShare && navigator.canShare?.({ files: [file] });

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: texts.copied });
    } catch {
      toast({
        title: texts.notCopied,
        description: texts.notCopiedDetail,
        variant: 'destructive',
      });
    }
  }

  return (
    <Sheet
      open
      side="right"
      onClose={onClose}
      title={texts.title(routine.name)}
      footer={
        canShare ? (
          <Button variant="primary" onClick={() => share({ title: routine.name, text })}>
            {texts.send}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )
      }
    >
      <div className={frameStyles.stack}>
        <p className={textStyles.secondary}>
          {texts.lead} {routine.weeks?.length ? texts.weeks : null}
        </p>
        <Option
          type="checkbox"
          label={texts.withNotes}
          description={texts.notesHint}
          checked={withNotes}
          onChange={({ currentTarget }) => setWithNotes(currentTarget.checked)}
        />
        <div className={styles.buttons}>
          {canShare && <Button onClick={() => void copy()}>{texts.copy}</Button>}
          {canShareFiles ? (
            <Button onClick={() => share({ title: routine.name, files: [file] })}>
              {texts.sendFile}
            </Button>
          ) : null}
          <Button onClick={() => saveFile(file, file.name)}>{texts.download}</Button>
        </div>
        <h3>{texts.preview}</h3>
        <pre className={styles.text}>{text}</pre>
      </div>
    </Sheet>
  );
}

/** A dismissed share sheet rejects, which is not an error. */
const share = (data: ShareData): void => void navigator.share(data).catch(() => undefined);

const fileSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'forja';
