/**
 * The part of a query that chooses a document of its own among those of an address: `modo=registro` shows another form
 * than the address alone. Undefined when the document is that of the address.
 */
export function findDocumentQuery(search: string, queries: readonly string[]): string | undefined {
  const parameters = new URLSearchParams(search);
  return queries.find((query) =>
    [...new URLSearchParams(query)].every(([name, value]) => parameters.get(name) === value),
  );
}
