import { join } from 'node:path';
import {
  type CompletedConfig,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  EnumType,
  SchemaGenerator,
  type SubNodeParser,
} from 'ts-json-schema-generator';

const DOMAIN = join(import.meta.dirname, '../../domain');
const SETTINGS: CompletedConfig = {
  ...DEFAULT_CONFIG,
  path: join(DOMAIN, 'src/plan/plan.ts'),
  tsconfig: join(DOMAIN, 'tsconfig.json'),
  type: 'Plan',
  topRef: true,
  expose: 'export',
  jsDoc: 'extended',
  additionalProperties: false,
  skipTypeCheck: true,
};
const CLOSED_LIST = /^(?:\(typeof \w+\)\[number\]|keyof typeof \w+)$/;
const LOCAL_REFERENCE = '#/definitions/';

/** Builds the JSON Schema of each type of a plan from the engine's types and their comments. */
export function buildPlanSchema(): Record<string, object> {
  const program = createProgram(SETTINGS);
  const checker = program.getTypeChecker();
  // The generator cannot resolve a constant list that spreads others.
  const closedLists: SubNodeParser = {
    supportsNode: (node) => CLOSED_LIST.test(node.getText()),
    createType(node) {
      const type = checker.getTypeAtLocation(node);
      const values = (type.isUnion() ? type.types : [type]).filter(
        (one) => one.isStringLiteral() || one.isNumberLiteral(),
      );
      return new EnumType(
        node.getText(),
        values.map(({ value }) => value),
      );
    },
  };
  const parser = createParser(program, SETTINGS, (chain) => chain.addNodeParser(closedLists));
  const { definitions = {} } = new SchemaGenerator(
    program,
    parser,
    createFormatter(SETTINGS),
    SETTINGS,
  ).createSchema(SETTINGS.type);
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [
      schemaName(name),
      renameReferences(schema),
    ]),
  );
}

const renameReferences = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? `#/components/schemas/${schemaName(decodeURIComponent(value).replace(LOCAL_REFERENCE, ''))}`
      : value,
  ) as object;

const schemaName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\w<]/g, '')
    .replaceAll('<', '_');
