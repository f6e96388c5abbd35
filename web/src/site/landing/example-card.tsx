import { StatCell, StatGrid } from '../../design/layout/stat-grid.tsx';
import { type Column, DataTable } from '../../design/layout/data-table.tsx';
import { Card, CardHeader } from '../../design/layout/card.tsx';
import { RiskLevel } from '../../design/evidence/risk-level.tsx';
import { Tag } from '../../design/feedback/tag.tsx';
import { examplePlan as plan } from './example-plan.data.ts';
import type { ExamplePlan } from './example-plan.ts';
import { heroMessages } from './landing-hero.messages.ts';
import { ExampleBadge } from './example-badge.tsx';
import { classNames } from '../../design/class-names.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './landing.module.css';

const { example } = heroMessages;
const WEEKDAYS = ['L', 'M', 'M', 'J', 'V', 'S', 'D'] as const;

const COLUMNS: readonly Column<ExamplePlan['exercises'][number]>[] = [
  {
    key: 'name',
    header: example.exercise,
    cell: ({ name }) => name,
    rowHeader: true,
    stacked: 'title',
  },
  { key: 'sets', header: example.sets, cell: ({ sets }) => sets, stacked: 'figure' },
  { key: 'rest', header: example.rest, cell: ({ rest }) => rest, align: 'right' },
  { key: 'reserve', header: example.reserve, cell: ({ reserve }) => reserve, align: 'right' },
];

export const ExampleCard = () => (
  <article className={styles.example} aria-label={example.label}>
    <Card tab={example.tab} raised>
      <CardHeader
        title={plan.title}
        subtitle={plan.person}
        side={
          <div className={styles.exampleRisk}>
            <Tag>{example.natural}</Tag>
            <RiskLevel level={1} />
          </div>
        }
      />
      <StatGrid columns={4} className={styles.exampleFigures}>
        {plan.figures.map((figure) => (
          <StatCell
            key={figure.label}
            label={figure.label}
            value={figure.value}
            unit={figure.unit}
            badge={<ExampleBadge figure={figure} />}
          />
        ))}
      </StatGrid>
      <div className={styles.exampleWeek} aria-hidden="true">
        {plan.week.map((trains, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the seven days never move
          <span
            key={index}
            className={index === 0 ? styles.today : trains ? styles.trains : styles.rests}
          >
            {WEEKDAYS[index]}
          </span>
        ))}
      </div>
      <p className={styles.exampleDay}>
        <b>{heroMessages.example.monday(plan.day.name)}</b>{' '}
        <span className={textStyles.secondary}>{plan.day.minutes}</span>
      </p>
      <DataTable
        columns={COLUMNS}
        rows={plan.exercises}
        rowKey={({ name }) => name}
        caption={plan.day.name}
        stack
        density="dense"
      />
      <StatGrid columns={2} className={styles.exampleSupplements}>
        <StatCell label={example.worthIt}>
          <span>
            <b>
              {plan.worthIt.label}, {plan.worthIt.value} {plan.worthIt.unit}
            </b>{' '}
            <ExampleBadge figure={plan.worthIt} />
          </span>
        </StatCell>
        <StatCell label={example.notNeeded}>
          <span>{plan.notNeeded.join(', ')}</span>
        </StatCell>
      </StatGrid>
      <ul className={classNames(styles.exampleSources, textStyles.label)}>
        {plan.sources.map(({ number, strength, short, href }) => (
          <li key={number}>
            {strength} {number}: <a href={href}>{short}</a>
          </li>
        ))}
      </ul>
    </Card>
    <p className={classNames(textStyles.label, styles.exampleNote)}>{example.computed}</p>
  </article>
);
