import { once } from '@forja/domain/units/once';
import type { Traced } from '@forja/domain/evidence/traced';
import { sourcesMessages } from './sources.messages.ts';

const number = once(() => new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 }));
const formatValue = (value: number): string => number().format(value).replace('-', '−');

/** Constants are never rounded. */
const literal = once(() => new Intl.NumberFormat('es-AR', { maximumFractionDigits: 10 }));

const FUNCTION_WORDS: Readonly<Record<string, string>> = sourcesMessages.functions;

/** "pesoKg" as "peso kg". */
export const readableName = (name: string): string =>
  name.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');

function rewritten(expression: string, nameOf: (name: string) => string): string {
  return expression.replace(
    /\d+(?:\.\d+)?|[\p{L}_][\p{L}\p{N}_]*|[-*/,]|\s+/gu,
    (token, at: number) => {
      if (/^\d/.test(token)) return literal().format(Number(token));
      if (token === '*') return '×';
      if (token === '/') return '÷';
      if (token === '-') return '−';
      if (token === ',') return ';';
      if (/^\s/.test(token)) return ' ';
      return expression
        .slice(at + token.length)
        .trimStart()
        .startsWith('(')
        ? (FUNCTION_WORDS[token] ?? token)
        : nameOf(token);
    },
  );
}

export type FormulaLine = { name: string; formula: string; withValues: string; result: string };

/** Lines of a calculation, reproducible with a pocket calculator. */
export function formulaLines({ inputs, steps }: Pick<Traced, 'inputs' | 'steps'>): FormulaLine[] {
  const values: Record<string, number> = { ...inputs };
  return steps.map(({ name, expression, value }) => {
    const line = {
      name: readableName(name),
      formula: rewritten(expression, readableName),
      withValues: rewritten(expression, (each) => formatValue(values[each] ?? Number.NaN)),
      result: formatValue(value),
    };
    values[name] = value;
    return line;
  });
}

export const inputLines = ({ inputs }: Pick<Traced, 'inputs'>): { name: string; value: string }[] =>
  Object.entries(inputs).map(([name, value]) => ({
    name: readableName(name),
    value: formatValue(value),
  }));
