import type { Notice } from '@forja/domain/evidence/notice';
import { Button } from '../../../design/actions/button.tsx';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { ActionBar } from '../../../design/navigation/action-bar.tsx';
import { PlanRefusal } from '../risk/plan-refusal.tsx';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.planRefused;

export function PlanRefused({
  reasons,
  onBack,
}: {
  reasons: readonly Notice[];
  onBack: () => void;
}) {
  return (
    <div className={actionBarStyles.roomBelow}>
      <h1 tabIndex={-1}>{messages.title}</h1>
      <PlanRefusal reasons={reasons} />
      <ActionBar>
        <Button icon={iconArrowLeft} variant="primary" wide onClick={onBack}>
          {messages.review}
        </Button>
      </ActionBar>
    </div>
  );
}
