import type { RouteBack } from '@forja/domain/training/training-plan';
import { jointLabels } from '../plans.messages.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';

/** How to come back to what each injury left out, and when not to. */
export const RoutesBackCard = ({ routes }: { routes: readonly RouteBack[] }) => (
  <div className={classNames(cardStyles.root, cardStyles.plain)}>
    <div className={cardStyles.header}>
      <div>
        <h2>Volver a cargar</h2>
        <p className={textStyles.secondary}>
          Por pasos y sin fechas. No es un diagnóstico ni reemplaza a tu kinesiólogo.
        </p>
      </div>
    </div>
    <div className={styles.entry}>
      {routes.map(({ joint, steps, painRule, retry, redFlags, basis, sources }) => (
        <details key={joint} className={styles.route}>
          <summary>
            {jointLabels[joint]}{' '}
            <TextBadge
              title={`Volver a cargar: ${jointLabels[joint]}`}
              basis={basis}
              keys={sources}
            />
          </summary>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <b>Cuándo seguir y cuándo no:</b> {painRule}
          </p>
          {retry.length > 0 && (
            <p>
              <b>Para probar de nuevo, en este orden:</b> {retry.join(', ')}.
            </p>
          )}
          <p>
            <b>Pará y hacete ver si:</b>
          </p>
          <ul className={styles.bullets}>
            {redFlags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  </div>
);
