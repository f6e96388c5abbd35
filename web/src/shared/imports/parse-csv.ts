import { parse, unparse } from 'papaparse';

export type ParsedCsv = {
  rows: string[][];
  brokenRows: ReadonlySet<number>;
};

const SEPARATORS = [',', ';', '\t'] as const;

export function parseCsv(text: string): ParsedCsv {
  const { data, errors } = parse<string[]>(text, { delimiter: findSeparator(text) });
  const brokenRows = errors.flatMap(({ type, row }) =>
    type === 'Quotes' && row !== undefined ? [row] : [],
  );
  return { rows: data, brokenRows: new Set(brokenRows) };
}

function findSeparator(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/u));
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  unparse(rows as unknown[][], { newline: '\r\n' });
