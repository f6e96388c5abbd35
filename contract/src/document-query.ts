/**
 * Returns the part of a query that selects another document of the same address (`modo=registro`);
 * undefined if none does.
 */
export function findDocumentQuery(search: string, queries: readonly string[]): string | undefined {
  const parameters = new URLSearchParams(search);
  return queries.find((query) =>
    [...new URLSearchParams(query)].every(([name, value]) => parameters.get(name) === value),
  );
}
