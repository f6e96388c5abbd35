import { source } from '@forja/domain/evidence/sources';
import { type RoutineTemplate, routineFromTemplate } from '@forja/domain/routines/routine-template';
import { useState } from 'react';
import { Citation } from '../../../../shared/evidence/citation.tsx';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { RoutinePreview } from '../preview/routine-preview.tsx';
import { templatesMessages as texts } from './templates.messages.ts';
import * as frameStyles from '../../../../design/layout/frame.module.css';
import * as textStyles from '../../../../design/text.module.css';

export function TemplatePreview({ template }: { template: RoutineTemplate }) {
  const [routine] = useState(() => routineFromTemplate(template, newId));
  const keys = new Set(template.reasons.flatMap(({ sources }) => sources));
  return (
    <div className={frameStyles.stack}>
      <p>{template.summary}</p>
      <RoutinePreview routine={routine} />
      <h3>{texts.progression}</h3>
      <p>{template.progression}</p>
      <h3>{texts.reasons}</h3>
      <ul className={frameStyles.bulletList}>
        {template.reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
        <li>{texts.judgement}</li>
      </ul>
      <h3>{texts.sources}</h3>
      <ul className={frameStyles.bulletList}>
        {[...keys].map((key) => (
          <li key={key} className={textStyles.secondary}>
            <Citation source={source(key)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
