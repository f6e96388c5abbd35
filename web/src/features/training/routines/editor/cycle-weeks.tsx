import type { RoutineWeek } from '@forja/domain/routines/routine';
import { trimmed } from '../../../../design/format.ts';
import { FoldedCard } from '../../../../design/layout/folded-card.tsx';
import { editorMessages } from './editor.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './editor.module.css';

const { page: texts } = editorMessages;

export const CycleWeeks = ({ weeks }: { weeks: readonly RoutineWeek[] }) => (
  <FoldedCard title={texts.weeks} hint={texts.cycle(weeks.length)}>
    <ol className={styles.weeks}>
      {weeks.map(({ isDeload, setsFactor, repsInReserve, instruction }, at) => (
        // The weeks of a cycle are never reordered.
        <li key={`${at}-${instruction}`}>
          <b>{texts.week(at + 1, isDeload)}</b>{' '}
          <span className={textStyles.secondary}>
            {texts.weekFigures(trimmed(setsFactor, 2), trimmed(repsInReserve))} {instruction}
          </span>
        </li>
      ))}
    </ol>
  </FoldedCard>
);
