import type { BalanceBlock } from '@forja/domain/training/training-plan';
import { integer } from '../../../design/format.ts';
import { WEEKDAYS } from '../plans.messages.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';

const listed = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** The work against falls, on its days and beside a support. */
export const BalanceCard = ({ balance }: { balance: BalanceBlock }) => (
  <div className="ficha lisa">
    <div className="fi-cab">
      <div>
        <h2>Equilibrio</h2>
        <p className="sec">
          {integer(balance.minutesPerDay.value)} minutos <FigureBadge of={balance.minutesPerDay} />,{' '}
          {integer(balance.daysPerWeek.value)} días <FigureBadge of={balance.daysPerWeek} />:{' '}
          {listed.format(balance.weekdays.flatMap((weekday) => WEEKDAYS[weekday] ?? []))}.
        </p>
      </div>
    </div>
    <div className="plan-entrada">
      <p>
        {balance.text} <TextBadge title="Equilibrio" basis="forja_rule" keys={[]} />
      </p>
      <ul className="plan-vinetas">
        {balance.exercises.map(({ exerciseId, name, cues }) => (
          <li key={exerciseId}>
            <b>{name}.</b> {cues.join('. ')}.
          </li>
        ))}
      </ul>
    </div>
  </div>
);
