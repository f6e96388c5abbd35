/**
 * Grammar: numbers, names, + - * / ^, parentheses and the functions
 * min, max, round, floor, ceil, abs, sqrt, ln, log10, exp, cambioDeTejido, cambioDeAgua. `^` binds to the right.
 */
export type FormulaNode =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negation'; readonly of: FormulaNode }
  | {
      readonly kind: 'operation';
      readonly operator: '+' | '-' | '*' | '/' | '^';
      readonly first: FormulaNode;
      readonly second: FormulaNode;
    }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly FormulaNode[] };

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

/** Throws on a text outside the grammar. */
export function parseFormula(text: string): FormulaNode {
  const tokens = tokenize(text);
  let position = 0;
  const consume = (expected?: string): string => {
    const token = tokens[position];
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`formula "${text}": expected ${expected ?? 'more'} at token ${position}`);
    position += 1;
    return token;
  };

  function sum(): FormulaNode {
    let first = product();
    while (tokens[position] === '+' || tokens[position] === '-') {
      const operator = consume() === '+' ? '+' : '-';
      first = { kind: 'operation', operator, first, second: product() };
    }
    return first;
  }
  function product(): FormulaNode {
    let first = unary();
    while (tokens[position] === '*' || tokens[position] === '/') {
      const operator = consume() === '*' ? '*' : '/';
      first = { kind: 'operation', operator, first, second: unary() };
    }
    return first;
  }
  function unary(): FormulaNode {
    if (tokens[position] !== '-') return power();
    consume();
    return { kind: 'negation', of: unary() };
  }
  function power(): FormulaNode {
    const first = atom();
    if (tokens[position] !== '^') return first;
    consume();
    return { kind: 'operation', operator: '^', first, second: unary() };
  }
  function atom(): FormulaNode {
    const token = consume();
    if (token === '(') {
      const inner = sum();
      consume(')');
      return inner;
    }
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
    if (tokens[position] === '(') return call(token);
    if (!/^[\p{L}_]/u.test(token)) throw new Error(`formula "${text}": unexpected ${token}`);
    return { kind: 'name', name: token };
  }
  function call(name: string): FormulaNode {
    consume('(');
    const values = [sum()];
    while (tokens[position] === ',') {
      consume();
      values.push(sum());
    }
    consume(')');
    return { kind: 'call', name, values };
  }

  const root = sum();
  if (position !== tokens.length)
    throw new Error(`formula "${text}": unexpected ${tokens[position]}`);
  return root;
}
