import type { RouteBack } from '@forja/domain/training/training-plan';
import { jointLabels } from '../../../shared/training/training-choices.messages.ts';
import { WithCalls } from '../../../shared/emergency/call-links.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.routesBackCard;

export const RoutesBackCard = ({ routes }: { routes: readonly RouteBack[] }) => (
  <div className={classNames(cardStyles.root, cardStyles.plain)}>
    <div className={cardStyles.header}>
      <div>
        <h2>{messages.title}</h2>
        <p className={textStyles.secondary}>{messages.lead}</p>
      </div>
    </div>
    <div className={styles.entry}>
      {routes.map(({ joint, steps, painRule, retry, redFlags, basis, sources }) => (
        <details key={joint} className={styles.route}>
          <summary>{jointLabels[joint]}</summary>
          <TextBadge title={messages.joint(jointLabels[joint])} basis={basis} keys={sources} />
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <b>{messages.whenToGoOn}</b> {painRule}
          </p>
          {retry.length > 0 && (
            <p>
              <b>{messages.toTryAgain}</b> {retry.join(', ')}.
            </p>
          )}
          <p>
            <b>{messages.stopIf}</b>
          </p>
          <ul className={styles.bullets}>
            {redFlags.map((flag) => (
              <li key={flag}>
                <WithCalls text={flag} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  </div>
);
