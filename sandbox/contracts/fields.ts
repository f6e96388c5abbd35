import type { Json } from './documented.ts';

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps fields by path; a list contributes its first element: `payments[].id`. */
export function listFields(value: Json, path = ''): Map<string, Json> {
  const fields = new Map<string, Json>(path === '' ? [] : [[path, value]]);
  const inside: [string, Json][] = Array.isArray(value)
    ? value.slice(0, 1).map((each) => [`${path}[]`, each])
    : isRecord(value)
      ? Object.entries(value).map(([name, each]) => [path === '' ? name : `${path}.${name}`, each])
      : [];
  for (const [name, each] of inside)
    for (const [deeper, content] of listFields(each, name)) fields.set(deeper, content);
  return fields;
}

const FORMATS: [string, RegExp][] = [
  ['instant with milliseconds', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)$/],
  ['instant to the second', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/],
  ['decimal', /^\d+\.\d\d$/],
];

export function getKind(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'string') return typeof value;
  return FORMATS.find(([, form]) => form.test(value))?.[0] ?? 'text';
}

/** Copies the document with one field replaced, or removed when undefined. */
export function changeField(value: Json, path: string, to: Json | undefined): Json {
  const [head = '', ...rest] = path.split(/\.|(?=\[\])/);
  if (Array.isArray(value)) {
    const [first = null, ...others] = value;
    if (rest.length > 0)
      return [changeField(first, rest.join('.').replaceAll('.[]', '[]'), to), ...others];
    return to === undefined ? others : [to, ...others];
  }
  if (!isRecord(value)) return value;
  const { [head]: old = null, ...others } = value;
  if (rest.length > 0)
    return { ...value, [head]: changeField(old, rest.join('.').replaceAll('.[]', '[]'), to) };
  return to === undefined ? others : { ...value, [head]: to };
}

/** Values that a provider might send one day instead of the documented one. */
export function listOddValues(value: Json): (Json | undefined)[] {
  const others: Json[] = ['odd', 7, [], { odd: 1 }];
  return [
    undefined,
    null,
    ...others.filter((other) => getKind(other) !== getKind(value) || Array.isArray(other)),
  ];
}
