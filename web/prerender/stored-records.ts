import { COLLECTIONS } from '@forja/contract/collections';

export const storedRecords = () => ({
  STORED_RECORDS: JSON.stringify(
    Object.values(COLLECTIONS).map(({ privacy: { fields, ...group } }) => ({
      ...group,
      list: Object.values(fields),
    })),
  ),
});
