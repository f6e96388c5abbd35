import { createChildren } from '@forja/domain/records/children';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { routinesMessages } from '../routines.messages.ts';
import { useSaveRoutine } from '../routines.queries.ts';
import { OpenSharedSheet } from '../share/open-shared-sheet.tsx';
import { TemplateSheet } from '../templates/template-sheet.tsx';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../routines.module.css';

const { page: texts } = routinesMessages;

export function WaysToMake() {
  const { save, isSlow, error } = useSaveRoutine();
  const navigate = useNavigate();
  const [openSheet, setOpenSheet] = useState<'template' | 'shared'>();

  async function makeFromZero() {
    const days = createChildren([{ name: texts.firstDay, exercises: {} }], newId);
    const saved = await save({ value: { name: texts.newName, isArchived: false, days } });
    if (saved) void navigate({ to: '/mis-rutinas/$id', params: { id: saved.id } });
  }

  return (
    <div className={styles.ways}>
      {error ? (
        <Alert kind="error" title={texts.notStored}>
          {readableError(error)}
        </Alert>
      ) : null}
      <div className={styles.way}>
        <LinkButton
          variant="primary"
          render={(linkProps) => <Link to="/mis-planes" {...linkProps} />}
        >
          {texts.fromPlan}
        </LinkButton>
        <p className={textStyles.secondary}>{texts.fromPlanText}</p>
      </div>
      <div className={styles.way}>
        <Button onClick={() => setOpenSheet('template')}>{texts.fromTemplate}</Button>
        <p className={textStyles.secondary}>{texts.fromTemplateText}</p>
      </div>
      <div className={styles.way}>
        <Button busy={isSlow} onClick={() => void makeFromZero()}>
          {texts.fromZero}
        </Button>
        <p className={textStyles.secondary}>{texts.fromZeroText}</p>
      </div>
      <div className={styles.way}>
        <Button onClick={() => setOpenSheet('shared')}>{texts.fromShared}</Button>
        <p className={textStyles.secondary}>{texts.fromSharedText}</p>
      </div>
      {openSheet === 'template' && <TemplateSheet onClose={() => setOpenSheet(undefined)} />}
      {openSheet === 'shared' && <OpenSharedSheet onClose={() => setOpenSheet(undefined)} />}
    </div>
  );
}
