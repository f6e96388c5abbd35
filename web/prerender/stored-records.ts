import { COLLECTIONS } from '@forja/contract/collections';

/** What the privacy page lists of each collection, from where it is declared. */
export const storedRecords = () => ({
  STORED_RECORDS: JSON.stringify(
    Object.values(COLLECTIONS).map(({ privacy: { fields, ...group } }) => ({
      ...group,
      list: Object.values(fields),
    })),
  ),
});
