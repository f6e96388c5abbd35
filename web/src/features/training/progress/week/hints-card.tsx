import { DELOAD_RULE, type DeloadReason } from '@forja/domain/progress/deload-hint';
import { findStall, STALL_RULE } from '@forja/domain/progress/stall';
import { once } from '@forja/domain/units/once';
import { date, integer, kilograms, weeks as weekCount } from '../../../../design/format.ts';
import { Card } from '../../../../design/layout/card.tsx';
import { EvidenceMark } from '../evidence-mark.tsx';
import { progressMessages } from '../progress.messages.ts';
import type { TrainingHistory } from '../training-history.ts';
import * as cardStyles from '../../../../design/layout/card.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../progress.module.css';

const { hints: texts } = progressMessages;
const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

type HintsCardProps = {
  history: TrainingHistory;
  deloadReasons: readonly DeloadReason[];
  today: string;
};

/** Stalled exercises and reasons for a deload, each with its rule. */
export function HintsCard({ history, deloadReasons, today }: HintsCardProps) {
  const findName = (id: string): string => history.names.get(id) ?? id;
  const stalls = [...history.sessionsOf].flatMap(([exerciseId, sessions]) => {
    const stall = findStall(sessions, today);
    return stall ? [{ exerciseId, stall }] : [];
  });
  return (
    <Card plain>
      <div className={cardStyles.header}>
        <h2>{texts.title}</h2>
      </div>
      {stalls.length === 0 && deloadReasons.length === 0 ? (
        <p className={cardStyles.body}>{texts.none}</p>
      ) : (
        <ul className={styles.hints}>
          {deloadReasons.length > 0 ? (
            <li>
              <p>
                <b>{texts.deload}</b>{' '}
                {deloadReasons.map((reason) => describeReason(reason, findName)).join(' ')}{' '}
                <EvidenceMark {...DELOAD_RULE} title={texts.deloadBadge} />
              </p>
            </li>
          ) : null}
          {stalls.map(({ exerciseId, stall }) => (
            <li key={exerciseId}>
              <p>
                <b>{texts.stall(findName(exerciseId))}</b>{' '}
                {texts.stallMore(
                  kilograms(stall.bestKg),
                  date(stall.since),
                  integer(stall.sessions),
                )}{' '}
                <EvidenceMark {...STALL_RULE} title={texts.stallBadge} />
              </p>
            </li>
          ))}
          {stalls.length > 0 ? <li className={textStyles.secondary}>{texts.stallAdvice}</li> : null}
        </ul>
      )}
    </Card>
  );
}

export function describeReason(reason: DeloadReason, findName: (id: string) => string): string {
  return reason.kind === 'long-block'
    ? texts.longBlock(weekCount(reason.weeks))
    : texts.falling(listed().format(reason.exerciseIds.map(findName)));
}
