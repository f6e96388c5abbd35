import { AppError } from './app-error.ts';

/** Characters scanned per slice, before other requests are served. */
const SLICE_CHARACTERS = 512 * 1024;
const MOST_FIELDS = 64;

const notJson = () =>
  new AppError('invalid_input', { message: 'Lo que mandaste no es JSON válido.' });

type Scan<Result> = Generator<undefined, Result, undefined>;

/**
 * Splits JSON into the text of its parts, so that their sizes are known before any is parsed.
 * Invalid parts fail when they are parsed.
 */
export function* scanFields(text: string): Scan<Map<string, string>> {
  const fields = new Map<string, string>();
  const parts = yield* scanParts(text, ['{', '}'], MOST_FIELDS);
  if (parts.length > MOST_FIELDS) throw notJson();
  for (const { start, end } of parts) {
    const colon = endOfString(text, start);
    const valueStart = skipSpace(text, colon);
    if (text[valueStart] !== ':' || valueStart >= end) throw notJson();
    const name = String(parseJsonText(text.slice(start, colon)));
    if (name === '__proto__') throw notJson();
    fields.set(name, text.slice(skipSpace(text, valueStart + 1), end));
  }
  return fields;
}

/** Stops after `most` + 1 items. */
export function* scanItems(text: string, most: number): Scan<string[]> {
  const parts = yield* scanParts(text, ['[', ']'], most);
  return parts.map(({ start, end }) => text.slice(start, end));
}

/** Names that could pollute prototypes. */
const SUSPECT_NAMES = /__proto__|constructor|\\u/;

export function parseJsonText(text: string): unknown {
  try {
    const value: unknown = SUSPECT_NAMES.test(text)
      ? JSON.parse(text, refuseInherited)
      : JSON.parse(text);
    return value;
  } catch {
    throw notJson();
  }
}

const LONGEST_SMALL = 1200;

/** Longer texts become an empty list, which fails every schema. */
export function parseSmall(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  return text.length > LONGEST_SMALL ? [] : parseJsonText(text);
}

function refuseInherited(name: string, part: unknown): unknown {
  const isConstructor =
    name === 'constructor' &&
    typeof part === 'object' &&
    part !== null &&
    Object.hasOwn(part, 'prototype');
  if (name === '__proto__' || isConstructor) throw new SyntaxError(name);
  return part;
}

export function runScanAtOnce<Result>(scan: Scan<Result>): Result {
  for (;;) {
    const step = scan.next();
    if (step.done === true) return step.value;
  }
}

export async function runScan<Result>(
  scan: Scan<Result>,
  run: <T>(slice: () => T) => Promise<T>,
): Promise<Result> {
  for (;;) {
    const step = await run(() => scan.next());
    if (step.done === true) return step.value;
  }
}

/** Consecutive whitespace, limited so that a scan stays fast. */
const MOST_SPACE = 64 * 1024;
const [TAB, LINE_FEED, RETURN, SPACE, QUOTE, BACKSLASH] = [9, 10, 13, 32, 34, 92];

type Part = { start: number; end: number };

function* scanParts(
  text: string,
  [open, close]: readonly ['{', '}'] | readonly ['[', ']'],
  most: number,
): Scan<Part[]> {
  const first = skipSpace(text, 0);
  if (text[first] !== open) throw notJson();
  const parts: Part[] = [];
  let start = skipSpace(text, first + 1);
  if (text[start] === close) return endOfText(text, start, parts);
  let depth = 0;
  let pauseAt = first + SLICE_CHARACTERS;
  for (let index = start; index < text.length; index += 1) {
    if (index >= pauseAt) {
      pauseAt = index + SLICE_CHARACTERS;
      yield;
    }
    const character = text[index];
    if (character === '"') index = endOfString(text, index) - 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (depth > 0 && (character === '}' || character === ']')) depth -= 1;
    else if (depth === 0 && (character === ',' || character === close)) {
      const part = { start, end: trimEnd(text, start, index) };
      if (part.end === start) throw notJson();
      parts.push(part);
      if (parts.length > most) return parts;
      if (character === close) return endOfText(text, index, parts);
      start = skipSpace(text, index + 1);
      index = start - 1;
    }
  }
  throw notJson();
}

function endOfText<Result>(text: string, index: number, result: Result): Result {
  if (skipSpace(text, index + 1) < text.length) throw notJson();
  return result;
}

/** Compares char codes: a string may be millions of escaped quotes. */
function endOfString(text: string, start: number): number {
  if (text[start] !== '"') throw notJson();
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index += 1;
    else if (code === QUOTE) return index + 1;
  }
  throw notJson();
}

const isSpace = (code: number) =>
  code === SPACE || code === LINE_FEED || code === RETURN || code === TAB;

function skipSpace(text: string, from: number): number {
  let index = from;
  while (isSpace(text.charCodeAt(index))) {
    index += 1;
    if (index - from > MOST_SPACE) throw notJson();
  }
  return index;
}

function trimEnd(text: string, start: number, from: number): number {
  let end = from;
  while (end > start && isSpace(text.charCodeAt(end - 1))) {
    end -= 1;
    if (from - end > MOST_SPACE) throw notJson();
  }
  return end;
}
