/**
 * A formula that is shown is the formula that is computed: the text is the
 * source of the number, so the two cannot drift apart.
 *
 * Grammar: numbers, names, + - * / ^, parentheses and the functions
 * min, max, round, floor, ceil, abs, sqrt, ln, log10, exp. `^` binds to the right.
 */
export type Formula = {
  readonly text: string;
  readonly names: readonly string[];
  evaluate: (values: Values) => number;
};
export type Values = Readonly<Record<string, number>>;
type Node = (values: Values) => number;

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
};

const TOKEN = /\s*(\d+(?:\.\d+)?|[\p{L}_][\p{L}\p{N}_]*|[-+*/^(),])/uy;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`formula "${text}" cannot be read`);
    tokens.push(found[1] as string); // the expression has one group, always present in a match
  }
  return tokens;
}

const cache = new Map<string, Formula>();

/** Reads a formula once; later calls with the same text return the same value. Throws on a text outside the grammar. */
export function formula(text: string): Formula {
  const known = cache.get(text);
  if (known) return known;
  const tokens = tokensOf(text);
  const names = new Set<string>();
  let at = 0;
  const take = (expected?: string): string => {
    const token = tokens[at];
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`formula "${text}": expected ${expected ?? 'more'} at token ${at}`);
    at += 1;
    return token;
  };

  function sum(): Node {
    let left = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = take() === '+' ? 1 : -1;
      const [before, after] = [left, product()];
      left = (values) => before(values) + sign * after(values);
    }
    return left;
  }
  function product(): Node {
    let left = unary();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const times = take() === '*';
      const [before, after] = [left, unary()];
      left = times ? (values) => before(values) * after(values) : (values) => before(values) / after(values);
    }
    return left;
  }
  function unary(): Node {
    if (tokens[at] !== '-') return power();
    take();
    const inner = unary();
    return (values) => -inner(values);
  }
  function power(): Node {
    const base = atom();
    if (tokens[at] !== '^') return base;
    take();
    const exponent = unary();
    return (values) => base(values) ** exponent(values);
  }
  function atom(): Node {
    const token = take();
    if (token === '(') {
      const inner = sum();
      take(')');
      return inner;
    }
    if (/^\d/.test(token)) {
      const value = Number(token);
      return () => value;
    }
    if (tokens[at] === '(') return call(token);
    if (!/^[\p{L}_]/u.test(token)) throw new Error(`formula "${text}": unexpected ${token}`);
    names.add(token);
    return (values) => {
      const value = values[token];
      if (value === undefined) throw new Error(`formula "${text}" needs ${token}`);
      return value;
    };
  }
  function call(name: string): Node {
    const apply = FUNCTIONS[name];
    if (!apply) throw new Error(`formula "${text}": unknown function ${name}`);
    take('(');
    const values = [sum()];
    while (tokens[at] === ',') {
      take();
      values.push(sum());
    }
    take(')');
    return (given) => apply(...values.map((value) => value(given)));
  }

  const root = sum();
  if (at !== tokens.length) throw new Error(`formula "${text}": unexpected ${tokens[at]}`);
  const read: Formula = {
    text,
    names: [...names],
    // Adding 0 turns −0 into 0: nobody prints it, and a kept plan reads back as it was.
    evaluate: (values) => root(values) + 0,
  };
  cache.set(text, read);
  return read;
}
