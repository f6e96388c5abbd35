import { CATEGORY_LABELS } from '@forja/domain/compounds/category-labels';
import { COMPOUND_CATEGORIES } from '@forja/domain/compounds/compound';
import { COMPOUNDS } from '@forja/domain/compounds/compounds.data';
import { ChoiceGroup } from '../../../design/inputs/choice-group.tsx';
import { OptionGroup } from '../../../design/inputs/option-group.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.declaredSubstances;

const groups = COMPOUND_CATEGORIES.filter((category) => category !== 'legal_natural').map(
  (category) => ({
    category,
    options: COMPOUNDS.filter((compound) => compound.category === category).map(({ id, name }) => ({
      value: id as string,
      label: name,
    })), // any id of the glossary
  }),
);

export function DeclaredSubstances({
  selected,
  error,
  onChange,
}: {
  selected: readonly string[];
  error: string | undefined;
  onChange: (selected: string[]) => void;
}) {
  return (
    <ChoiceGroup legend={messages.legend} error={error} hint={messages.hint}>
      <div className={styles.families}>
        {groups.map(({ category, options }) => {
          const selectedInCategory = options
            .map(({ value }) => value)
            .filter((value) => selected.includes(value));
          return (
            <details key={category} open={selectedInCategory.length > 0}>
              <summary>
                {CATEGORY_LABELS[category]}
                {selectedInCategory.length > 0 && (
                  <span className={textStyles.secondary}> ({selectedInCategory.length})</span>
                )}
              </summary>
              <OptionGroup
                type="checkbox"
                legend={
                  <span className={textStyles.visuallyHidden}>{CATEGORY_LABELS[category]}</span>
                }
                options={options}
                value={selectedInCategory}
                onValueChange={(values) =>
                  onChange([
                    ...selected.filter((each) => !selectedInCategory.includes(each)),
                    ...values,
                  ])
                }
              />
            </details>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
