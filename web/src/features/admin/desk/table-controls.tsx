import type { AdminColumn } from '@forja/contract/admin/admin-tables';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { SelectField, type SelectOption } from '../../../design/inputs/select-field.tsx';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { adminMessages } from '../admin.messages.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';
import type { TableQuery } from './desk.queries.ts';

const { table: words } = deskMessages;
const DIRECTIONS = [
  { value: 'desc', label: words.newest },
  { value: 'asc', label: words.oldest },
];

type TableControlsProps = {
  columns: readonly AdminColumn[];
  filters: readonly SelectOption[];
  query: TableQuery;
  onChange: (changes: TableQuery) => void;
};

export function TableControls({ columns, filters, query, onChange }: TableControlsProps) {
  const [search, setSearch] = useState(query.search ?? '');
  const [reason, setReason] = useTabText('forja-borrador-motivo-tablas');
  const sortable = columns.filter(({ canSort }) => canSort);
  return (
    <Form
      noValidate={false}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const [text, why] = [search.trim(), reason.trim()];
        if (text === '') onChange({ search: undefined, reason: undefined });
        else if (why !== '') onChange({ search: text, reason: why });
      }}
    >
      <Field
        label={words.search}
        hint={words.hint}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        label={adminMessages.reason}
        hint={adminMessages.reading.hint}
        value={reason}
        maxLength={500}
        required={search.trim() !== ''}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" variant="secondary">
        {words.act}
      </Button>
      {filters.length > 0 && (
        <SelectField
          label={words.filter}
          options={[{ value: 'all', label: words.all }, ...filters]}
          value={query.filter ?? 'all'}
          onChange={({ target }) =>
            onChange({ filter: target.value === 'all' ? undefined : target.value })
          }
        />
      )}
      <SelectField
        label={words.sort}
        options={sortable.map(({ key, header }) => ({ value: key, label: header }))}
        value={query.sort ?? sortable.find(({ kind }) => kind === 'instant')?.key ?? ''}
        onChange={({ target }) => onChange({ sort: target.value })}
      />
      <SelectField
        label={words.direction}
        options={DIRECTIONS}
        value={query.direction ?? 'desc'}
        onChange={({ target }) => onChange({ direction: target.value === 'asc' ? 'asc' : 'desc' })}
      />
    </Form>
  );
}
