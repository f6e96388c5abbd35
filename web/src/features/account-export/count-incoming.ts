import { once } from '@forja/domain/units/once';
import type { ImportReport } from '@forja/contract/account-export';
import { COLLECTIONS } from '@forja/contract/collections';
import type { AnyCollection } from '@forja/contract/records/records';
import { plural } from '../../design/format.ts';

const labels = new Map(
  Object.values<AnyCollection>(COLLECTIONS).map(({ name, label }) => [name, label]),
);
const listFormat = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

export const getCollectionLabel = (name: string): AnyCollection['label'] =>
  labels.get(name) ?? { one: name, many: name };

/** "2 planes y 40 medidas"; empty when nothing is imported. */
export const countIncoming = ({ collections }: Pick<ImportReport, 'collections'>): string =>
  listFormat().format(
    collections
      .map(({ name, counts }) => ({ name, count: counts.new + counts.remade }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) =>
        plural(count, getCollectionLabel(name).one, getCollectionLabel(name).many),
      ),
  );
