import { evaluateNode } from '@forja/domain/evidence/formula';
import { type FormulaNode, parseFormula } from '@forja/domain/evidence/formula-tree';
import type { Traced } from '@forja/domain/evidence/traced';
import { trimmed } from '../../../design/format.ts';
import { printFigure } from './name-figure.ts';
import { quantityNames } from './quantity-names.messages.ts';
import { sourcesMessages } from './sources.messages.ts';

const messages = sourcesMessages.explanation;

/** Longest inline calculation in characters; a longer one is folded. */
const LONGEST = 110;
const ROUNDINGS: readonly string[] = ['round', 'floor', 'ceil'];
const ZERO = { kind: 'number', value: 0 } as const;

export type Explanation = {
  /** "Proteína por día, para vos: 125 g." */
  sentence: string;
  /**
   * "125 g = 1,6 g por kilo × 78,4 kg", with the bounds that applied. Absent without a calculation.
   */
  calculation?: string;
};

export function explainFigure(figure: Traced): Explanation {
  const result = printFigure(figure.value, figure.unit);
  const sentence = messages.sentence(figure.title, result);
  const printed = printCalculation(figure);
  return printed === undefined ? { sentence } : { sentence, calculation: `${result} = ${printed}` };
}

function printCalculation({ inputs, steps }: Traced): string | undefined {
  const last = steps.at(-1);
  if (!last) return undefined;
  const values = {
    ...inputs,
    ...Object.fromEntries(steps.map(({ name, value }) => [name, value])),
  };
  const trees = new Map(steps.map(({ name, expression }) => [name, parseFormula(expression)]));
  const tree = simplify(parseFormula(last.expression), { values, trees });
  // a plain value has no calculation, unless a bound applied
  const hasBound = steps.some(({ expression }) => /\b(min|max)\(/.test(expression));
  if (tree.kind === 'number' || (tree.kind === 'name' && !hasBound)) return undefined;
  const printed = print(tree, values);
  return printed === undefined || printed.length > LONGEST ? undefined : printed;
}

type Context = {
  values: Readonly<Record<string, number>>;
  /** Previous steps by name. */
  trees: ReadonlyMap<string, FormulaNode>;
};

/** Inlines steps, drops roundings and keeps the bounds that applied. */
function simplify(node: FormulaNode, context: Context): FormulaNode {
  const simple = (each: FormulaNode) => simplify(each, context);
  if (node.kind === 'number') {
    return node;
  }
  if (node.kind === 'name') {
    const tree = context.trees.get(node.name);
    // an input may share its name with the step made from it
    return tree && !isSelf(tree, node.name) ? simple(tree) : node;
  }
  if (node.kind === 'negation') {
    return { kind: 'negation', of: simple(node.of) };
  }
  if (node.kind === 'call') {
    const [first] = node.values;
    if (first && ROUNDINGS.includes(node.name)) return simple(first);
    if (node.name !== 'min' && node.name !== 'max') return node;
    const value = evaluateNode(node, context.values);
    const acting = node.values.find((each) => evaluateNode(each, context.values) === value);
    return acting ? simple(acting) : node;
  }
  return simplifyOperation(node, context);
}

type Operation = Extract<FormulaNode, { kind: 'operation' }>;

function simplifyOperation(node: Operation, context: Context): FormulaNode {
  const { operator, second } = node;
  const first = withoutStep(node) ?? node.first;
  if (first !== node.first) return simplify(first, context);
  const simple = {
    ...node,
    first: simplify(first, context),
    second: simplify(second, context),
  };
  if (operator !== '+' && operator !== '-') return simple;
  const isZero = (each: FormulaNode) => evaluateNode(each, context.values) === 0;
  if (isZero(simple.second)) return simple.first;
  if (operator === '+' && isZero(simple.first)) return simple.second;
  return simple;
}

/** Operand of "floor(x / 10) * 10", the rounding to a step of 10. */
function withoutStep({ operator, first, second }: Operation): FormulaNode | undefined {
  if (first.kind !== 'call' || !ROUNDINGS.includes(first.name)) return undefined;
  const inner = first.values[0] ?? ZERO;
  const isUndone =
    inner.kind === 'operation' &&
    ((operator === '*' && inner.operator === '/') ||
      (operator === '/' && inner.operator === '*')) &&
    JSON.stringify(inner.second) === JSON.stringify(second);
  return isUndone ? inner.first : undefined;
}

const isSelf = (tree: FormulaNode, name: string): boolean =>
  tree.kind === 'name' && tree.name === name;

const SYMBOLS = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;
const STRENGTHS = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 } as const;

/** Undefined for functions without a pocket calculator key. */
function print(node: FormulaNode, values: Context['values']): string | undefined {
  const printPart = (each: FormulaNode, strength: number): string | undefined => {
    const text = print(each, values);
    const needsParentheses = each.kind === 'operation' && STRENGTHS[each.operator] < strength;
    return text !== undefined && needsParentheses && !asPercentage(each, values)
      ? `(${text})`
      : text;
  };
  if (node.kind === 'number') {
    return trimmed(node.value, 4);
  }
  if (node.kind === 'name') {
    const name = quantityNames[node.name];
    return name && `${trimmed(values[node.name] ?? Number.NaN, 2)} ${name}`;
  }
  if (node.kind === 'negation') {
    const text = printPart(node.of, 2);
    return text && `−${text}`;
  }
  if (node.kind === 'call') {
    return undefined;
  }
  const percentage = asPercentage(node, values);
  if (percentage !== undefined) return percentage;
  const { operator } = node;
  if (operator === '^') return undefined;
  const strength = STRENGTHS[operator];
  const first = printPart(node.first, strength);
  const second = printPart(
    node.second,
    operator === '+' || operator === '*' ? strength : strength + 1,
  );
  return first && second && `${first} ${SYMBOLS[operator]} ${second}`;
}

/**
 * "2.845 kcal de gasto + 7,5 %" of `x * (1 + p / 100)`, and "20 % de 2.845 kcal" of `x * p / 100`.
 */
function asPercentage(node: Operation, values: Context['values']): string | undefined {
  const { operator, first, second } = node;
  if (operator === '*' && second.kind === 'operation' && isNumber(second.first, 1)) {
    const share =
      second.operator === '+' || second.operator === '-' ? percent(second.second) : undefined;
    const whole = print(first, values);
    if (share && whole)
      return `${whole} ${SYMBOLS[second.operator === '+' ? '+' : '-']} ${trimmed(evaluateNode(share, values), 2)} %`;
  }
  if (
    operator === '/' &&
    isNumber(second, 100) &&
    first.kind === 'operation' &&
    first.operator === '*'
  ) {
    const whole = print(first.first, values);
    if (whole) return `${trimmed(evaluateNode(first.second, values), 2)} % de ${whole}`;
  }
  return undefined;
}

/** Returns p of `p / 100`. */
const percent = (node: FormulaNode): FormulaNode | undefined =>
  node.kind === 'operation' && node.operator === '/' && isNumber(node.second, 100)
    ? node.first
    : undefined;

const isNumber = (node: FormulaNode, value: number): boolean =>
  node.kind === 'number' && node.value === value;
