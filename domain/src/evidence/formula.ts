import { fluidChange, tissueChange } from '../weight-model/tissue-change.ts';
import { type FormulaNode, parseFormula } from './formula-tree.ts';

/** The displayed text is the computed formula, so the two cannot differ. */
export type Formula = {
  readonly text: string;
  readonly names: readonly string[];
  evaluate: (values: Values) => number;
};
export type Values = Readonly<Record<string, number>>;
type Compute = (values: Values) => number;

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  round: (value, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits,
  floor: Math.floor,
  ceil: Math.ceil,
  abs: Math.abs,
  sqrt: Math.sqrt,
  ln: Math.log,
  log10: Math.log10,
  exp: Math.exp,
  // Body weight model: its differential equation does not fit in a formula.
  cambioDeTejido: (fatKg = 0, activityPerKg = 0, expenditure = 0, intake = 0, days = 0) =>
    tissueChange({ fatKg, activityPerKg, expenditure, intake }, days),
  cambioDeAgua: (expenditure = 0, intake = 0, days = 0) =>
    fluidChange({ expenditure, intake }, days).kg,
};

const OPERATIONS: Readonly<
  Record<'+' | '-' | '*' | '/' | '^', (first: Compute, second: Compute) => Compute>
> = {
  '+': (first, second) => (values) => first(values) + second(values),
  '-': (first, second) => (values) => first(values) - second(values),
  '*': (first, second) => (values) => first(values) * second(values),
  '/': (first, second) => (values) => first(values) / second(values),
  '^': (first, second) => (values) => first(values) ** second(values),
};

const cache = new Map<string, Formula>();

/** Cached by text. Throws on a text outside the grammar. */
export function formula(text: string): Formula {
  const cached = cache.get(text);
  if (cached) return cached;
  const names = new Set<string>();

  function compile(node: FormulaNode): Compute {
    if (node.kind === 'number') {
      return () => node.value;
    }
    if (node.kind === 'name') {
      return compileName(node.name);
    }
    if (node.kind === 'negation') {
      const inner = compile(node.of);
      return (values) => -inner(values);
    }
    if (node.kind === 'operation') {
      return OPERATIONS[node.operator](compile(node.first), compile(node.second));
    }
    return compileCall(node.name, node.values.map(compile));
  }
  function compileName(name: string): Compute {
    names.add(name);
    return (values) => {
      const value = values[name];
      if (value === undefined) throw new Error(`formula "${text}" needs ${name}`);
      return value;
    };
  }
  function compileCall(name: string, computes: readonly Compute[]): Compute {
    const apply = FUNCTIONS[name];
    if (!apply) throw new Error(`formula "${text}": unknown function ${name}`);
    return (values) => apply(...computes.map((compute) => compute(values)));
  }

  const root = compile(parseFormula(text));
  const parsed: Formula = {
    text,
    names: [...names],
    // Adding 0 turns −0 into 0, which JSON could not restore.
    evaluate: (values) => root(values) + 0,
  };
  cache.set(text, parsed);
  return parsed;
}

export function evaluateNode(node: FormulaNode, values: Values): number {
  if (node.kind === 'number') {
    return node.value;
  }
  if (node.kind === 'name') {
    return values[node.name] ?? Number.NaN;
  }
  if (node.kind === 'negation') {
    return -evaluateNode(node.of, values);
  }
  if (node.kind === 'operation') {
    return OPERATIONS[node.operator](
      () => evaluateNode(node.first, values),
      () => evaluateNode(node.second, values),
    )(values);
  }
  return (
    FUNCTIONS[node.name]?.(...node.values.map((each) => evaluateNode(each, values))) ?? Number.NaN
  );
}
