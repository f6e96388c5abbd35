import { CATEGORY_LABELS } from '@forja/domain/compounds/category-labels';
import type { Compound } from '@forja/domain/compounds/compound';
import type { Statement } from '@forja/domain/compounds/statement';
import { entrySlug, shortName } from '@forja/domain/glossary/entry-slug';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { type Column, DataTable } from '../../design/layout/data-table.tsx';
import { entrySources } from './entry-sources.ts';
import { EntrySources, StatementText } from './statement-badge.tsx';
import * as textStyles from '../../design/text.module.css';
import * as styles from './glossary.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const { compare: messages, fields } = glossaryMessages;

type Row = { name: string; render: (compound: Compound) => ReactNode };

const one = (statement: Statement) => <StatementText statement={statement} />;

const list = (statements: readonly Statement[]) => (
  <ul className={styles.statements}>
    {statements.map((statement) => (
      <li key={statement.text}>
        <StatementText statement={statement} />
      </li>
    ))}
  </ul>
);

/** Harm first, as in an entry. Amounts are left out. */
const ROWS: readonly Row[] = [
  { name: fields.warnings, render: ({ warnings }) => list(warnings) },
  { name: fields.sideEffects, render: ({ sideEffects }) => list(sideEffects) },
  { name: fields.interactions, render: ({ interactions }) => list(interactions) },
  { name: fields.monitoring, render: ({ monitoring }) => list(monitoring) },
  { name: fields.category, render: ({ category }) => CATEGORY_LABELS[category] },
  { name: fields.compoundClass, render: ({ class: name }) => name },
  { name: fields.route, render: ({ route }) => route },
  { name: fields.objective, render: ({ objective }) => objective },
  { name: fields.description, render: ({ description }) => one(description) },
  { name: fields.mechanism, render: ({ mechanism }) => one(mechanism) },
  { name: fields.benefits, render: ({ benefitsSought }) => one(benefitsSought) },
  { name: fields.studies, render: ({ studies }) => list(studies) },
  { name: fields.legal, render: ({ legal }) => list(legal) },
];

type CompoundComparisonProps = { first: Compound; second: Compound; onClose: () => void };

export function CompoundComparison({ first, second, onClose }: CompoundComparisonProps) {
  const column = (compound: Compound): Column<Row> => ({
    key: compound.id,
    header: (
      <Link
        to="/glosario/$slug"
        params={{ slug: entrySlug(compound) }}
        aria-label={messages.openEntry(compound.name)}
        data-open-to-visitors
      >
        {shortName(compound)}
      </Link>
    ),
    stackedName: shortName(compound),
    cell: ({ render }) => render(compound),
  });
  return (
    <EntrySources value={[...new Set([first, second].flatMap(entrySources))]}>
      <Card aria-label={messages.title}>
        <CardHeader
          title={messages.title}
          subtitle={messages.lead}
          side={<Button onClick={onClose}>{messages.close}</Button>}
        />
        <CardBody>
          <p className={textStyles.secondary}>
            {first.name} · {second.name}
          </p>
        </CardBody>
        <div className={styles.comparison}>
          <DataTable
            caption={messages.title}
            stack
            rows={ROWS}
            rowKey={({ name }) => name}
            columns={[
              {
                key: 'what',
                header: messages.what,
                rowHeader: true,
                stacked: 'title',
                cell: ({ name }) => name,
              },
              column(first),
              column(second),
            ]}
          />
        </div>
      </Card>
    </EntrySources>
  );
}
