import { type RoutineTemplate, routineFromTemplate } from '@forja/domain/routines/routine-template';
import { ROUTINE_TEMPLATES } from '@forja/domain/routines/templates';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { routinesMessages } from '../routines.messages.ts';
import { useSaveRoutine } from '../routines.queries.ts';
import { TemplatePreview } from './template-preview.tsx';
import { templatesMessages as texts } from './templates.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './templates.module.css';

export function TemplateSheet({ onClose }: { onClose: () => void }) {
  const [template, setTemplate] = useState<RoutineTemplate>();
  const { save, isSlow, error } = useSaveRoutine();
  const navigate = useNavigate();

  async function use(picked: RoutineTemplate) {
    const saved = await save({ value: routineFromTemplate(picked, newId) });
    if (saved) await navigate({ to: '/mis-rutinas/$id', params: { id: saved.id } });
  }

  return (
    <Sheet
      key={template?.id ?? 'list'}
      open
      side="right"
      onClose={onClose}
      title={template?.name ?? texts.title}
      footer={
        template && (
          <>
            <Button onClick={() => setTemplate(undefined)}>{texts.back}</Button>
            <Button variant="primary" busy={isSlow} onClick={() => void use(template)}>
              {texts.use}
            </Button>
          </>
        )
      }
    >
      {error ? (
        <Alert kind="error" title={routinesMessages.page.notStored}>
          {readableError(error)}
        </Alert>
      ) : null}
      {template ? (
        <TemplatePreview template={template} />
      ) : (
        <>
          <p className={textStyles.secondary}>{texts.lead}</p>
          <ul className={styles.list}>
            {ROUTINE_TEMPLATES.map((each) => (
              <li key={each.id}>
                <button type="button" className={styles.template} onClick={() => setTemplate(each)}>
                  <b>{each.name}</b>
                  <span className={textStyles.label}>
                    {texts.days(each.daysPerWeek)}, {texts.equipment[each.equipment]}
                  </span>
                  <span className={textStyles.secondary}>{each.summary}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
