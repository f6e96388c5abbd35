import { HEALTH_FLAGS, type HealthFlag } from '@forja/domain/person/choices';
import { useId, useState } from 'react';
import { ChoiceGroup } from '../../../../design/inputs/choice-group.tsx';
import { SearchField } from '../../../../design/inputs/search-field.tsx';
import { OptionGroup } from '../../../../design/inputs/option-group.tsx';
import { healthFlagLabels } from '../../plans.messages.ts';
import { groupHealthFlags } from './health-systems.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../../generate-plan.module.css';
import { healthMessages, healthSearchWords, healthSystemLabels } from './health.messages.ts';

const messages = healthMessages.healthConditions;

const texts = Object.fromEntries(
  HEALTH_FLAGS.map((flag) => [flag, `${healthFlagLabels[flag]} ${healthSearchWords[flag]}`]),
) as Record<HealthFlag, string>; // one for each flag

type HealthConditionsProps = {
  flags: readonly HealthFlag[];
  values: readonly HealthFlag[];
  onChoose: (values: HealthFlag[]) => void;
};

export function HealthConditions({ flags: offered, values, onChoose }: HealthConditionsProps) {
  const [query, setQuery] = useState('');
  const status = useId();
  const isSearching = query.trim() !== '';
  const groups = groupHealthFlags({ flags: offered, texts, query });
  const count = groups.reduce((sum, { flags }) => sum + flags.length, 0);
  return (
    <ChoiceGroup legend={messages.legend} hint={messages.hint}>
      <SearchField
        label={messages.search}
        value={query}
        aria-describedby={status}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          // Enter would submit the step
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Escape') setQuery('');
        }}
      />
      <p id={status} role="status" className={textStyles.secondary}>
        {isSearching && (count === 0 ? messages.noResults : messages.results(count))}
      </p>
      {groups.length > 0 && (
        <div className={styles.families}>
          {groups.map(({ system, flags }) => {
            const selected = flags.filter((flag) => values.includes(flag));
            return (
              <details key={system} open={isSearching || selected.length > 0}>
                <summary>
                  {healthSystemLabels[system]}
                  <span className={textStyles.secondary}>
                    {' '}
                    {messages.selected(selected.length)}
                  </span>
                </summary>
                <OptionGroup
                  type="checkbox"
                  legend={
                    <span className={textStyles.visuallyHidden}>{healthSystemLabels[system]}</span>
                  }
                  options={flags.map((value) => ({ value, label: healthFlagLabels[value] }))}
                  value={selected}
                  onValueChange={(next) =>
                    onChoose([...values.filter((each) => !flags.includes(each)), ...next])
                  }
                />
              </details>
            );
          })}
        </div>
      )}
    </ChoiceGroup>
  );
}
