import { CATEGORY_LABELS } from '@forja/domain/compounds/category-labels';
import { COMPOUND_CATEGORIES } from '@forja/domain/compounds/compound';
import { ADMINISTRATION_ROUTES } from '@forja/domain/glossary/administration-routes';
import { LEGAL_STATUS_LABELS, LEGAL_STATUSES } from '@forja/domain/glossary/legal-status';
import { strengthWords } from '../../design/evidence/source-details.ts';
import { SearchField } from '../../design/inputs/search-field.tsx';
import { SelectField } from '../../design/inputs/select-field.tsx';
import type { GlossaryFilters } from './filter-compounds.ts';
import * as styles from './glossary.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const messages = glossaryMessages.search;
const STRENGTHS = ['A', 'B', 'C', 'D'] as const;

const OPTIONS = {
  category: COMPOUND_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
  route: ADMINISTRATION_ROUTES.map((value) => ({ value, label: glossaryMessages.routes[value] })),
  legal: LEGAL_STATUSES.map((value) => ({ value, label: LEGAL_STATUS_LABELS[value] })),
  evidence: STRENGTHS.map((value) => ({
    value,
    label: messages.letter(value, strengthWords[value]),
  })),
} as const;

type FilterFormProps = {
  filters: GlossaryFilters;
  onChange: (filters: GlossaryFilters) => void;
};

export function FilterForm({ filters, onChange }: FilterFormProps) {
  return (
    <search className={styles.filters} aria-label={messages.legend}>
      <SearchField
        className={styles.query}
        label={messages.label}
        hint={messages.hint}
        value={filters.query}
        onChange={(event) => onChange({ ...filters, query: event.target.value })}
      />
      {(['category', 'route', 'legal', 'evidence'] as const).map((name) => (
        <SelectField
          key={name}
          label={messages[name]}
          emptyLabel={messages.all}
          options={OPTIONS[name]}
          value={filters[name]}
          // The select has no other value.
          onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
        />
      ))}
    </search>
  );
}
