import type { Measure } from '@forja/domain/measures/measure';
import type { ReactNode } from 'react';
import { FoldedCard } from '../../design/layout/folded-card.tsx';
import { useUserId } from '../identity/session.queries.ts';
import { openOwnStore } from '../records/records.queries.ts';
import { ChangesCard, type NamedField } from './changes/changes-card.tsx';
import { changesMessages } from './changes/changes.messages.ts';
import { ExportCard } from './export/export-card.tsx';
import { exportMessages } from './export/export.messages.ts';
import { GuideCard } from './guide/guide-card.tsx';
import { guideMessages } from './guide/guide.messages.ts';
import { IndicesCard, type LatestFigures } from './indices/indices-card.tsx';
import { ImportCard } from './import/import-card.tsx';
import { importMessages } from './import/import.messages.ts';
import { indicesMessages } from './indices/indices.messages.ts';
import { measures } from './measures.collection.ts';
import { useRecentMeasures } from './measures.queries.ts';
import * as frameStyles from '../../design/layout/frame.module.css';

/** More than a lifetime of measures. */
const ALL = { offset: 0, limit: 50_000 };

/** Loaded after the trends; each card renders when it is opened. */
export const LaterCards = ({
  fields,
  moreCards,
}: {
  fields: readonly NamedField[];
  /** Cards of other features. */
  moreCards: ReactNode;
}) => (
  <div className={frameStyles.sections}>
    <FoldedCard title={changesMessages.title} hint={changesMessages.hint}>
      <Changes fields={fields} />
    </FoldedCard>
    <FoldedCard title={indicesMessages.title} hint={indicesMessages.hint}>
      <Indices />
    </FoldedCard>
    {moreCards}
    <FoldedCard title={guideMessages.title} hint={guideMessages.hint}>
      <GuideCard />
    </FoldedCard>
    <FoldedCard title={importMessages.title} hint={importMessages.hint}>
      <ImportCard collection={measures} fields={fields} />
    </FoldedCard>
    <FoldedCard title={exportMessages.title} hint={exportMessages.hint}>
      <Export fields={fields} />
    </FoldedCard>
  </div>
);

function Changes({ fields }: { fields: readonly NamedField[] }) {
  const { values, isPending } = useRecentMeasures();
  return isPending ? null : <ChangesCard values={values} fields={fields} />;
}

function Export({ fields }: { fields: readonly NamedField[] }) {
  const owner = useUserId();
  return (
    <ExportCard
      fields={fields}
      readMeasures={async () =>
        (await (await openOwnStore(owner)).list(measures, ALL)).map(({ value }) => value)
      }
    />
  );
}

function Indices() {
  const { values, isPending } = useRecentMeasures();
  const owner = useUserId();
  return isPending ? null : <IndicesCard latest={latestFigures(values)} owner={owner} />;
}

/** The last value of each figure: not all measures have all figures. */
function latestFigures(values: readonly Measure[]): LatestFigures {
  const sorted = values.toSorted((one, other) => (one.takenOn < other.takenOn ? -1 : 1));
  const latest = {};
  for (const value of sorted)
    Object.assign(
      latest,
      Object.fromEntries(Object.entries(value).filter(([, figure]) => figure !== undefined)),
    );
  return latest;
}
