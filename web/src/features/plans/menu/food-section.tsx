import { isStop } from '@forja/domain/plan/plan-notices';
import { planWeekTargets } from '@forja/domain/plan/menu-targets';
import type { Plan } from '@forja/domain/plan/plan';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { integer, kilocalories, signed, trimmed } from '../../../design/format.ts';
import { MacroBar } from '../../../design/charts/macro-bar.tsx';
import { FoldedCard, FoldedGroup } from '../../../design/layout/folded-card.tsx';
import { Notices } from '../risk/notices.tsx';
import { ProjectionCard } from './projection-card.tsx';
import { FigureBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { menuMessages } from './menu.messages.ts';

const messages = menuMessages.foodSection;

export function FoodSection({ plan }: { plan: Plan }) {
  const { energy, macros, hydration } = plan;
  const share = (grams: number, kcalPerGram: number) => (grams * kcalPerGram) / energy.target.value;
  return (
    <section className={styles.stack} aria-labelledby="comida-t">
      <div className={classNames(cardStyles.root, cardStyles.plain)}>
        <div className={cardStyles.header}>
          <h2 id="comida-t" tabIndex={-1}>
            {messages.title}
          </h2>
          <span className={textStyles.figure}>
            {integer(energy.target.value)}
            <span className={textStyles.unit}>{messages.kcal}</span>
            <FigureBadge of={energy.target} name={messages.energyPerDay} />
          </span>
        </div>
        <EnergyOfDays plan={plan} />
        <div className={cardStyles.body}>
          <MacroBar
            title={messages.energyShares}
            macros={[
              {
                name: messages.protein,
                grams: macros.protein.value,
                share: share(macros.protein.value, 4),
                badge: <FigureBadge of={macros.protein} />,
              },
              {
                name: messages.carbohydrate,
                grams: macros.carbohydrate.value,
                share: share(macros.carbohydrate.value, 4),
                badge: <FigureBadge of={macros.carbohydrate} />,
              },
              {
                name: messages.fat,
                grams: macros.fat.value,
                share: share(macros.fat.value, 9),
                badge: <FigureBadge of={macros.fat} />,
              },
            ]}
          />
        </div>
        <StatGrid columns={2}>
          <StatCell
            label={messages.fibre}
            value={integer(macros.fibre.value)}
            unit={messages.units.mass}
            badge={<FigureBadge of={macros.fibre} />}
          />
          <StatCell
            label={messages.sodiumCeiling}
            value={integer(macros.sodium.value)}
            unit={messages.units.mineral}
            badge={<FigureBadge of={macros.sodium} />}
          />
          {!macros.potassium && <StatCell label={messages.potassium} pending={messages.byDoctor} />}
          {macros.ceilings?.potassium && (
            <StatCell
              label={messages.potassiumOfMenus}
              value={integer(macros.ceilings.potassium.value)}
              unit={messages.units.mineral}
              badge={<FigureBadge of={macros.ceilings.potassium} />}
            />
          )}
          {macros.ceilings?.protein && (
            <StatCell
              label={messages.proteinCeiling}
              value={integer(macros.ceilings.protein.value)}
              unit={messages.units.mass}
              badge={<FigureBadge of={macros.ceilings.protein} />}
            />
          )}
          {hydration.restDay ? (
            <StatCell
              label={messages.fluidsRestDay}
              value={trimmed(hydration.restDay.value)}
              unit={messages.units.volume}
              badge={<FigureBadge of={hydration.restDay} />}
            />
          ) : (
            <StatCell label={messages.fluids} pending={messages.byDoctor} />
          )}
          {hydration.trainingDay && (
            <StatCell
              label={messages.fluidsTrainingDay}
              value={trimmed(hydration.trainingDay.value)}
              unit={messages.units.volume}
              badge={<FigureBadge of={hydration.trainingDay} />}
            />
          )}
        </StatGrid>
      </div>
      <Notices
        notices={[...energy.notices, ...macros.notices, ...hydration.notices].filter(
          (notice) => !isStop(notice),
        )}
      />
    </section>
  );
}

/** Explains why a day's energy differs from the plan: the plan is the mean of the week. */
function EnergyOfDays({ plan }: { plan: Plan }) {
  const { training, rest } = planWeekTargets(plan);
  if (integer(training.energy.value) === integer(rest.energy.value)) return null;
  return (
    <p className={classNames(styles.entry, textStyles.label)}>
      <span>
        {messages.meanOfWeek}
        {kilocalories(training.energy.value)} <FigureBadge of={training.energy} />
        {messages.onTrainingDays}
        {kilocalories(rest.energy.value)} <FigureBadge of={rest.energy} />
        {messages.onRestDays}
      </span>
    </p>
  );
}

/** Placed after the menu, which is eaten today. */
export const FoodDetails = ({ plan }: { plan: Plan }) => (
  <FoldedGroup>
    <OtherTargetsCard plan={plan} />
    <EnergyCard plan={plan} />
    <ProjectionCard plan={plan} />
  </FoldedGroup>
);

const OtherTargetsCard = ({ plan: { macros } }: { plan: Plan }) => (
  <FoldedCard title={messages.otherTargets}>
    <StatGrid columns={2}>
      <StatCell
        label={messages.proteinPerMeal}
        value={integer(macros.proteinPerMeal.value)}
        unit={macros.proteinPerMeal.unit}
        badge={<FigureBadge of={macros.proteinPerMeal} />}
      />
      <StatCell
        label={messages.proteinPerKilo}
        value={trimmed(macros.proteinPerKg.value, 2)}
        unit={messages.units.massPerKilo}
        badge={<FigureBadge of={macros.proteinPerKg} />}
      />
      {macros.fibreCeiling ? (
        <StatCell
          label={messages.fibreCeiling}
          value={integer(macros.fibreCeiling.value)}
          unit={messages.units.mass}
          badge={<FigureBadge of={macros.fibreCeiling} />}
        />
      ) : null}
      {macros.potassium && (
        <StatCell
          label={messages.potassium}
          value={integer(macros.potassium.value)}
          unit={messages.units.mineral}
          badge={<FigureBadge of={macros.potassium} />}
        />
      )}
    </StatGrid>
  </FoldedCard>
);

function EnergyCard({ plan: { energy } }: { plan: Plan }) {
  const { low, high } = energy.restingBand;
  return (
    <FoldedCard title={messages.energyOrigin}>
      <StatGrid columns={2}>
        <StatCell
          label={messages.restingEnergy}
          value={integer(energy.resting.value)}
          unit={messages.units.energy}
          badge={<FigureBadge of={energy.resting} />}
          note={
            <>
              {messages.rangeFrom}
              {integer(low.value)} <FigureBadge of={low} />
              {messages.rangeTo}
              {integer(high.value)} <FigureBadge of={high} />
              {messages.formulaError}
            </>
          }
        />
        <StatCell
          label={messages.activityFactor}
          value={trimmed(energy.activityFactor.value, 2)}
          badge={<FigureBadge of={energy.activityFactor} />}
        />
        <StatCell
          label={messages.totalEnergy}
          value={integer(energy.expenditure.value)}
          unit={messages.units.energy}
          badge={<FigureBadge of={energy.expenditure} />}
        />
        <StatCell
          label={messages.goalAdjustment}
          value={signed(
            energy.adjustmentPercent.value,
            Number.isInteger(energy.adjustmentPercent.value) ? 0 : 1,
          )}
          unit="%"
          badge={<FigureBadge of={energy.adjustmentPercent} />}
        />
      </StatGrid>
      <details className={styles.folded}>
        <summary>{messages.otherFormulas}</summary>
        <ul className={styles.factors}>
          {energy.otherEquations.map(({ name, value }) => (
            <li key={name}>
              <span>
                {name} <FigureBadge of={value} />
              </span>
              <span className={textStyles.figure}>
                {integer(value.value)}
                <span className={textStyles.unit}>{messages.kcal}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </FoldedCard>
  );
}
