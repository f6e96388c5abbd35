import { parse, unparse } from 'papaparse';

export type ParsedCsv = {
  rows: string[][];
  /** The indexes of rows whose quotes are not closed or are out of place. */
  brokenRows: ReadonlySet<number>;
};

const SEPARATORS = [',', ';', '\t'] as const;

/** Cells of each row, the header included. Quoted cells may have line breaks. */
export function parseCsv(text: string): ParsedCsv {
  const { data, errors } = parse<string[]>(text, { delimiter: findSeparator(text) });
  const brokenRows = errors.flatMap(({ type, row }) =>
    type === 'Quotes' && row !== undefined ? [row] : [],
  );
  return { rows: data, brokenRows: new Set(brokenRows) };
}

/** The one that is most in the header, whose names have none of them. */
function findSeparator(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/u));
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** With the line breaks of the format, which every spreadsheet reads. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  unparse(rows as unknown[][], { newline: '\r\n' });
