import { once } from '@forja/domain/units/once';
import type { BalanceBlock } from '@forja/domain/training/training-plan';
import { integer } from '../../../design/format.ts';
import { WEEKDAYS } from '../plans.messages.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.balanceCard;

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

export const BalanceCard = ({ balance }: { balance: BalanceBlock }) => (
  <div className={classNames(cardStyles.root, cardStyles.plain)}>
    <div className={cardStyles.header}>
      <div>
        <h2>{messages.title}</h2>
        <p className={textStyles.secondary}>
          {integer(balance.minutesPerDay.value)}
          {messages.minutes}
          <FigureBadge of={balance.minutesPerDay} />, {integer(balance.daysPerWeek.value)}
          {messages.days}
          <FigureBadge of={balance.daysPerWeek} />:{' '}
          {listed().format(balance.weekdays.flatMap((weekday) => WEEKDAYS[weekday] ?? []))}.
        </p>
      </div>
    </div>
    <div className={styles.entry}>
      <p>
        {balance.text} <TextBadge title={messages.title} basis="forja_rule" keys={[]} />
      </p>
      <ul className={styles.bullets}>
        {balance.exercises.map(({ exerciseId, name, cues }) => (
          <li key={exerciseId}>
            <b>{name}.</b> {cues.join('. ')}.
          </li>
        ))}
      </ul>
    </div>
  </div>
);
