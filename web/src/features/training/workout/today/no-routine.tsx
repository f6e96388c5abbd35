import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../../design/feedback/empty-state.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { startTexts as texts } from '../log.messages.ts';
import * as styles from '../log.module.css';

export const NoRoutine = () => (
  <EmptyState
    title={texts.none}
    action={
      <div className={styles.links}>
        <LinkButton variant="primary" render={(props) => <Link to="/mis-rutinas" {...props} />}>
          {texts.fromRoutines}
        </LinkButton>
        <LinkButton render={(props) => <Link to="/generar-plan" {...props} />}>
          {texts.fromPlan}
        </LinkButton>
      </div>
    }
  >
    {texts.noneText}
  </EmptyState>
);
