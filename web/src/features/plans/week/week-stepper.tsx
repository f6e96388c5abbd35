import type { CycleWeek } from '@forja/domain/training/training-plan';
import type { SourceKey } from '@forja/domain/evidence/sources';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { iconArrowLeft, iconArrowRight } from '../../../design/icon-paths.ts';
import { Tag } from '../../../design/feedback/tag.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.weekStepper;

type WeekStepperProps = {
  week: CycleWeek;
  weeks: number;
  sources: readonly SourceKey[];
  go: (week: number) => void;
};

export const WeekStepper = ({
  week: { week, deload, instruction },
  weeks,
  sources,
  go,
}: WeekStepperProps) => (
  <div className={styles.entry}>
    <div className={styles.pager} role="group" aria-label={messages.group}>
      <IconButton
        boxed
        path={iconArrowLeft}
        label={messages.previous}
        disabled={week <= 1}
        onClick={() => go(week - 1)}
      />
      <p aria-live="polite" aria-atomic="true">
        <b>
          {messages.week}
          {week}
          {messages.ofWeeks}
          {weeks}
        </b>
        {deload && <Tag>{messages.deload}</Tag>}
      </p>
      <IconButton
        boxed
        path={iconArrowRight}
        label={messages.next}
        disabled={week >= weeks}
        onClick={() => go(week + 1)}
      />
    </div>
    <p>
      {instruction} <TextBadge title={messages.source} basis="expert_judgement" keys={sources} />
    </p>
  </div>
);
