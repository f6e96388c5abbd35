import type { Compound } from '@forja/domain/compounds/compound';
import { compoundBySlug, entrySlug } from '@forja/domain/glossary/entry-slug';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { EmergencyNote } from '../../shared/emergency/emergency-note.tsx';
import { CompoundComparison } from './compound-comparison.tsx';
import { CompoundRow } from './compound-row.tsx';
import { filterCompounds, NO_FILTERS } from './filter-compounds.ts';
import { FilterForm } from './filter-form.tsx';
import * as textStyles from '../../design/text.module.css';
import * as styles from './glossary.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const messages = glossaryMessages;

/** Columns that fit side by side. */
const MOST_COMPARED = 2;

export function GlossaryPage() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const matches = filterCompounds(useDeferredValue(filters));
  const { selection, compare } = useComparison();
  const [first, second] = selection;

  const toggle = (compound: Compound) =>
    compare(
      selection.includes(compound)
        ? selection.filter((each) => each !== compound)
        : [...selection, compound].slice(-MOST_COMPARED),
    );

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{messages.title}</h1>
        <p className={textStyles.lead}>{DISCLAIMERS.purpose}</p>
      </header>
      <EmergencyNote />
      {first && second ? (
        <CompoundComparison first={first} second={second} onClose={() => compare([])} />
      ) : null}
      <FilterForm filters={filters} onChange={setFilters} />
      <div className={styles.results}>
        <p role="status">
          {matches.length > 0 ? messages.search.resultCount(matches.length) : messages.search.none}
        </p>
        {filters !== NO_FILTERS && (
          <Button variant="text" onClick={() => setFilters(NO_FILTERS)}>
            {messages.search.clear}
          </Button>
        )}
      </div>
      {first && !second ? <p role="status">{messages.compare.chooseOther(first.name)}</p> : null}
      <ul className={styles.list}>
        {matches.map((compound) => (
          <CompoundRow
            key={compound.id}
            compound={compound}
            isSelected={selection.includes(compound)}
            onCompare={() => toggle(compound)}
          />
        ))}
      </ul>
    </div>
  );
}

/** The comparison lives in the address, so that it can be shared. */
function useComparison() {
  const { comparar = '' } = useSearch({ from: '/glosario' });
  const navigate = useNavigate();
  const selection = [...new Set(comparar.split(','))]
    .flatMap((slug) => compoundBySlug(slug) ?? [])
    .slice(0, MOST_COMPARED);

  function compare(compounds: readonly Compound[]) {
    void navigate({
      to: '/glosario',
      search: compounds.length > 0 ? { comparar: compounds.map(entrySlug).join(',') } : {},
      replace: true,
      resetScroll: compounds.length === MOST_COMPARED,
    });
  }

  return { selection, compare };
}
