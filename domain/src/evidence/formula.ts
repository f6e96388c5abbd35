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

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`formula "${text}" cannot be read`);
    tokens.push(match[1] as string); // the expression has one group, always present in a match
  }
  return tokens;
}

const cache = new Map<string, Formula>();

/** Reads a formula once; later calls with the same text return the same value. Throws on a text outside the grammar. */
export function formula(text: string): Formula {
  const cached = cache.get(text);
  if (cached) return cached;
  const tokens = tokenize(text);
  const names = new Set<string>();
  let position = 0;
  const consume = (expected?: string): string => {
    const token = tokens[position];
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`formula "${text}": expected ${expected ?? 'more'} at token ${position}`);
    position += 1;
    return token;
  };

  function sum(): Node {
    let sumNode = product();
    while (tokens[position] === '+' || tokens[position] === '-') {
      const sign = consume() === '+' ? 1 : -1;
      const [before, after] = [sumNode, product()];
      sumNode = (values) => before(values) + sign * after(values);
    }
    return sumNode;
  }
  function product(): Node {
    let productNode = unary();
    while (tokens[position] === '*' || tokens[position] === '/') {
      const times = consume() === '*';
      const [before, after] = [productNode, unary()];
      productNode = times
        ? (values) => before(values) * after(values)
        : (values) => before(values) / after(values);
    }
    return productNode;
  }
  function unary(): Node {
    if (tokens[position] !== '-') return power();
    consume();
    const inner = unary();
    return (values) => -inner(values);
  }
  function power(): Node {
    const base = atom();
    if (tokens[position] !== '^') return base;
    consume();
    const exponent = unary();
    return (values) => base(values) ** exponent(values);
  }
  function atom(): Node {
    const token = consume();
    if (token === '(') {
      const inner = sum();
      consume(')');
      return inner;
    }
    if (/^\d/.test(token)) {
      const value = Number(token);
      return () => value;
    }
    if (tokens[position] === '(') return call(token);
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
    consume('(');
    const values = [sum()];
    while (tokens[position] === ',') {
      consume();
      values.push(sum());
    }
    consume(')');
    return (inputs) => apply(...values.map((value) => value(inputs)));
  }

  const root = sum();
  if (position !== tokens.length)
    throw new Error(`formula "${text}": unexpected ${tokens[position]}`);
  const parsed: Formula = {
    text,
    names: [...names],
    // Adding 0 turns −0 into 0, which JSON could not restore.
    evaluate: (values) => root(values) + 0,
  };
  cache.set(text, parsed);
  return parsed;
}
