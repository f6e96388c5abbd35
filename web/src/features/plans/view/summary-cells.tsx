import { planHealth } from '@forja/domain/clinical/health-line';
import type { Plan } from '@forja/domain/plan/plan';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { integer, trimmed } from '../../../design/format.ts';
import { HealthNote } from '../risk/health-note.tsx';
import { Risk } from '../risk/risk.tsx';
import { FigureBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';

/** First row of every plan: energy, protein and, natural first, its risk. */
export function SummaryCells({ plan }: { plan: Plan }) {
  const { energy, macros, hydration, chemistry, risk } = plan;
  return (
    <section
      className={classNames(cardStyles.root, cardStyles.plain, styles.wide)}
      aria-label="Resumen"
    >
      <StatGrid columns={4}>
        <StatCell
          label="Energía por día"
          value={integer(energy.target.value)}
          unit="kcal"
          badge={<FigureBadge of={energy.target} />}
        />
        <StatCell
          label="Proteína por día"
          value={integer(macros.protein.value)}
          unit="g"
          badge={<FigureBadge of={macros.protein} />}
        />
        {chemistry ? (
          <>
            <StatCell label="Riesgo por sustancias, sin química">
              <Risk level={risk.level} />
            </StatCell>
            <StatCell label="Riesgo por sustancias, con química">
              <Risk level={chemistry.risk.level} />
            </StatCell>
          </>
        ) : (
          <>
            {hydration.trainingDay ? (
              <StatCell
                label="Líquidos, día de entrenamiento"
                value={trimmed(hydration.trainingDay.value)}
                unit="l"
                badge={<FigureBadge of={hydration.trainingDay} />}
              />
            ) : (
              <StatCell label="Líquidos por día" pending="Lo que indique tu médico" />
            )}
            <StatCell label="Riesgo por sustancias">
              <Risk level={risk.level} />
            </StatCell>
          </>
        )}
      </StatGrid>
      <div className={cardStyles.body}>
        <HealthNote health={planHealth(plan)} />
      </div>
    </section>
  );
}
