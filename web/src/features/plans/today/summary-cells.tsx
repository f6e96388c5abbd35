import { alarmReasons } from '@forja/domain/clinical/alarm';
import { planHealth } from '@forja/domain/clinical/health-line';
import type { Plan } from '@forja/domain/plan/plan';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { integer, trimmed } from '../../../design/format.ts';
import { HealthNote } from '../risk/health-note.tsx';
import { Risk } from '../risk/risk.tsx';
import { FigureBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import { todayMessages } from './today.messages.ts';

const messages = todayMessages.summaryCells;

export function SummaryCells({ plan }: { plan: Plan }) {
  const { energy, macros, hydration, chemistry, risk } = plan;
  const health = planHealth(plan);
  // the page header already shows the alarms
  const isInHeader =
    health.reasons.length > 0 && health.reasons.length === alarmReasons(health).length;
  return (
    <section className={classNames(cardStyles.root, cardStyles.plain)} aria-label={messages.title}>
      <StatGrid columns={2}>
        <StatCell
          label={messages.energy}
          value={integer(energy.target.value)}
          unit={messages.energyUnit}
          badge={<FigureBadge of={energy.target} name={messages.energy} />}
        />
        <StatCell
          label={messages.protein}
          value={integer(macros.protein.value)}
          unit={messages.proteinUnit}
          badge={<FigureBadge of={macros.protein} />}
        />
        {chemistry ? (
          <>
            <StatCell label={messages.riskNatural}>
              <Risk level={risk.level} />
            </StatCell>
            <StatCell label={messages.riskChemistry}>
              <Risk level={chemistry.risk.level} />
            </StatCell>
          </>
        ) : (
          <>
            {hydration.trainingDay ? (
              <StatCell
                label={messages.fluidsTrainingDay}
                value={trimmed(hydration.trainingDay.value)}
                unit={messages.fluidsUnit}
                badge={<FigureBadge of={hydration.trainingDay} />}
              />
            ) : (
              <StatCell label={messages.fluids} pending={messages.fluidsByDoctor} />
            )}
            <StatCell label={messages.risk}>
              <Risk level={risk.level} />
            </StatCell>
          </>
        )}
      </StatGrid>
      {!isInHeader && (
        <div className={cardStyles.body}>
          <HealthNote health={health} />
        </div>
      )}
    </section>
  );
}
