import { INTAKE_FIGURES } from '@forja/domain/food-log/day-intake';
import type { RecipePortion } from '@forja/domain/food-log/recipes/recipe-portion';
import { plural, quantity } from '../../../../design/format.ts';
import { StatCell, StatGrid } from '../../../../design/layout/stat-grid.tsx';
import { formatFigure } from '../../format-intake.ts';
import { intakeMessages } from '../../intake.messages.ts';
import { recipesMessages } from './recipes.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './recipes.module.css';

const { total: texts } = recipesMessages;

export function PortionFigures({ portion: { grams, sum } }: { portion: RecipePortion }) {
  return (
    <section className={styles.total} aria-label={texts.title(quantity(grams, 'g'))}>
      <h3 className={textStyles.label}>{texts.title(quantity(grams, 'g'))}</h3>
      <StatGrid columns={3} density="dense">
        {INTAKE_FIGURES.map((figure) => (
          <StatCell
            key={figure}
            label={intakeMessages.figures[figure].label}
            value={formatFigure(sum.total[figure], figure)}
            note={
              sum.withoutDatum[figure] > 0
                ? texts.atLeast(
                    plural(sum.withoutDatum[figure], texts.ingredient, texts.ingredients),
                  )
                : undefined
            }
          />
        ))}
      </StatGrid>
      {INTAKE_FIGURES.some((figure) => sum.withoutDatum[figure] > 0) ? (
        <p className={textStyles.secondary}>{texts.missing}</p>
      ) : null}
      <p className={textStyles.secondary}>{texts.rounding}</p>
    </section>
  );
}
