import type { Traced } from '@forja/domain/evidence/traced';
import {
  PROTEIN_MEALS,
  type ProteinMeals,
  splitProtein,
} from '@forja/domain/protein/split-protein';
import { quantity } from '../../../design/format.ts';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { ExplainedFigure } from '../explained/explained-figure.tsx';
import { proteinsMessages } from './proteins.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as layout from '../explained/two-columns.module.css';

const { split: texts, target } = proteinsMessages;
const MEAL_OPTIONS = PROTEIN_MEALS.map((meals) => ({ value: `${meals}`, label: `${meals}` }));

type MealSplitCardProps = {
  grams: number;
  dose: Traced | undefined;
  meals: ProteinMeals;
  onChange: (meals: ProteinMeals) => void;
};

export function MealSplitCard({ grams, dose, meals, onChange }: MealSplitCardProps) {
  const show = (amount: number) => quantity(amount, target.unit, 0);
  return (
    <Card plain aria-label={texts.title}>
      <CardHeader title={texts.title} />
      <CardBody className={frameStyles.stack}>
        <Segmented
          legend={texts.legend}
          options={MEAL_OPTIONS}
          value={`${meals}`}
          onValueChange={(value) =>
            onChange(PROTEIN_MEALS.find((count) => `${count}` === value) ?? meals)
          }
        />
      </CardBody>
      <ul className={layout.rows}>
        {splitProtein(grams, meals).map((each, index) => (
          // a meal is identified by its position
          <li key={texts.meal(index + 1)} className={layout.row}>
            <div className={layout.line}>
              <span>{texts.meal(index + 1)}</span>
              <strong>{show(each)}</strong>
            </div>
          </li>
        ))}
        <li className={layout.row}>
          <div className={layout.line}>
            <strong>{texts.total}</strong>
            <strong>{show(grams)}</strong>
          </div>
        </li>
      </ul>
      {dose ? (
        <CardBody>
          <p>{texts.dose(show(dose.value))}</p>
          <ExplainedFigure of={dose} />
        </CardBody>
      ) : null}
    </Card>
  );
}
