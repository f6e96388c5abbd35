import { remainingIntake } from '@forja/domain/food-log/day-intake';
import type { FoodPattern } from '@forja/domain/person/choices';
import { type Combination, fillProtein } from '@forja/domain/protein/fill-protein';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { kilocalories, quantity } from '../../../design/format.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { localDay } from '../../../shared/local-day.ts';
import { useDayLog } from '../nutrients/day-log.queries.ts';
import { formatFigure, formatIntake } from '../format-intake.ts';
import { nutrientsMessages } from '../nutrients/nutrients.messages.ts';
import { proteinsMessages } from './proteins.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as layout from '../explained/two-columns.module.css';

const { today: texts, target } = proteinsMessages;
const { failure, looking } = nutrientsMessages;

type MissingTodayCardProps = {
  goal: number;
  mealGrams: number;
  pattern: FoodPattern;
};

export function MissingTodayCard({ goal, mealGrams, pattern }: MissingTodayCardProps) {
  const [today] = useState(() => localDay(new Date()));
  const { isPending, error, refetch, logged, sum } = useDayLog(today);
  if (isPending) return <CardSkeleton message={looking} />;
  if (error)
    return (
      <ErrorState
        title={failure.title}
        safe={failure.safe}
        advice={readableError(error)}
        actions={<Button onClick={() => void refetch()}>{failure.retry}</Button>}
      />
    );
  const hasFood = logged.length > 0;
  const missing = Math.max(0, remainingIntake(goal, sum.total.protein, 'protein'));
  const isPartial = sum.withoutDatum.protein > 0 || logged.some(({ food }) => food === undefined);
  const toFill = hasFood ? missing : mealGrams;
  return (
    <Card plain aria-label={texts.title}>
      <CardHeader title={texts.title} />
      {hasFood ? (
        <StatGrid columns={2} density="dense">
          <StatCell label={texts.eaten} value={formatFigure(sum.total.protein, 'protein')} />
          <StatCell label={texts.missing} value={formatFigure(missing, 'protein')} />
        </StatGrid>
      ) : null}
      <CardBody className={frameStyles.stack}>
        {hasFood ? null : (
          <>
            <p>{texts.none}</p>
            <LinkButton
              render={(linkProps) => <Link to="/calculadora/nutrientes" {...linkProps} />}
            >
              {texts.log}
            </LinkButton>
          </>
        )}
        {hasFood && missing === 0 ? <p>{texts.reached}</p> : null}
        {isPartial ? <p className={textStyles.secondary}>{texts.unknown}</p> : null}
      </CardBody>
      <Combinations grams={toFill} pattern={pattern} />
    </Card>
  );
}

function Combinations({ grams, pattern }: { grams: number; pattern: FoodPattern }) {
  const combinations = fillProtein(grams, pattern);
  if (combinations.length === 0) return null;
  return (
    <>
      <CardBody>
        <h3>{texts.combinations}</h3>
        <p className={textStyles.secondary}>{texts.fills(quantity(grams, target.unit))}</p>
      </CardBody>
      <ul className={layout.rows} aria-label={texts.combinations}>
        {combinations.map((combination) => (
          <CombinationRow key={combination.id} {...combination} />
        ))}
      </ul>
      <CardBody>
        <p className={textStyles.secondary}>{texts.rule}</p>
      </CardBody>
    </>
  );
}

const CombinationRow = ({ foods, protein, kcal, isEnough }: Combination) => (
  <li className={layout.row}>
    {foods.map(({ food, grams, intake }) => (
      <div key={food.id} className={layout.line}>
        <span>{texts.food(quantity(grams, target.unit), food.name)}</span>
        <span>{formatIntake(intake, 'protein')}</span>
      </div>
    ))}
    <strong>{texts.total(formatFigure(protein, 'protein'), kilocalories(kcal))}</strong>
    {isEnough ? null : <p className={textStyles.secondary}>{texts.notEnough}</p>}
  </li>
);
