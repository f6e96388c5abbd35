import type { FieldError } from '@forja/contract/http/errors';
import { REQUIRED } from '@forja/contract/http/common';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { AppError } from './app-error.ts';

const NOT_AN_OBJECT = 'El pedido tiene que ser un objeto JSON con los datos.';

/** Bounded, since a value can have fifty thousand errors. */
const MOST_ISSUES = 100;

/** Fallback text for errors that only a program can cause. */
const sentence = ({ input }: { input?: unknown }) =>
  input === undefined || input === null ? REQUIRED : 'Ese dato no es válido.';

export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  at?: string,
): z.output<Schema> {
  const context = { async: false, error: sentence } as const;
  const parsed = schema._zod.run({ value, issues: [] }, context);
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  // without issues the value has the schema's type
  if (parsed.issues.length === 0) return parsed.value as z.output<Schema>;
  const issues = parsed.issues
    .slice(0, MOST_ISSUES)
    .map((issue) => z.core.util.finalizeIssue(issue, context, z.config()));
  const fields = fieldErrors(issues, at === undefined ? [] : [at]);
  throw new AppError('invalid_input', fields.length > 0 ? { fields } : { message: NOT_AN_OBJECT });
}

export const validateInput: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (value: unknown) => {
    try {
      return { value: parseInput(schema, value ?? {}) };
    } catch (error) {
      if (error instanceof AppError) return { error };
      throw error;
    }
  };

function fieldErrors(issues: readonly z.core.$ZodIssue[], at: string[]): FieldError[] {
  const byPath = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = [...at, ...path].join('.');
    if (name !== '' && !byPath.has(name)) byPath.set(name, message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
