import {
  COMPETITOR_TOP_TENTH,
  findRelativeStrength,
  isComparedLift,
  STRENGTH_NORMS_SOURCES,
} from '@forja/domain/progress/relative-strength';
import type { EstimatedMax } from '@forja/domain/workouts/estimated-max';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { range, trimmed } from '../../../../design/format.ts';
import { useBodyWeight } from '../../../measures/measures.queries.ts';
import { EvidenceMark } from '../evidence-mark.tsx';
import { progressMessages } from '../progress.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../progress.module.css';

const { relative: texts } = progressMessages;

type RelativeStrengthProps = {
  exerciseId: string;
  /** All-time best estimate. */
  max: EstimatedMax | undefined;
  /** Hides the body weight. */
  isDiscreet: boolean;
};

/** The best estimate in body weights, with the population of the only citable norms. */
export function RelativeStrength({ exerciseId, max, isDiscreet }: RelativeStrengthProps) {
  const bodyWeight = useBodyWeight();
  if (!max) return null;
  const strength = findRelativeStrength(max, bodyWeight);
  return (
    <section>
      <h3 className={styles.subheading}>{texts.title}</h3>
      {isDiscreet ? (
        <p className={textStyles.secondary}>{texts.hidden}</p>
      ) : strength ? (
        <p className={textStyles.figure}>{texts.value(range(strength.low, strength.high, 2))}</p>
      ) : (
        <div className={styles.body}>
          <p>{texts.noWeight}</p>
          <LinkButton variant="secondary" href="/medidas">
            {texts.measures}
          </LinkButton>
        </div>
      )}
      {isComparedLift(exerciseId) ? (
        <p className={textStyles.secondary}>
          {texts.norm(
            texts.lifts[exerciseId],
            trimmed(COMPETITOR_TOP_TENTH[exerciseId].female, 2),
            trimmed(COMPETITOR_TOP_TENTH[exerciseId].male, 2),
          )}{' '}
          {texts.note}{' '}
          <EvidenceMark basis="source" title={texts.badge} sources={STRENGTH_NORMS_SOURCES} />
        </p>
      ) : null}
    </section>
  );
}
