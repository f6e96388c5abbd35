import { z } from 'zod/mini';

/** Same schema, with objects that pass unknown fields through at any depth. */
export function keepUnknownFields<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  // a cloned schema with new parts keeps its class, which TypeScript cannot infer
  return loosened(schema) as Schema;
}

function loosened(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.core.$ZodObject) {
    const parts = Object.entries<z.core.$ZodType>(schema._zod.def.shape).map(([name, part]) => [
      name,
      loosened(part),
    ]);
    return z.core.clone(schema, {
      ...schema._zod.def,
      shape: Object.fromEntries(parts),
      catchall: z.unknown(),
    });
  }
  if (schema instanceof z.core.$ZodArray)
    return z.core.clone(schema, { ...schema._zod.def, element: loosened(schema._zod.def.element) });
  if (schema instanceof z.core.$ZodRecord)
    return z.core.clone(schema, {
      ...schema._zod.def,
      valueType: loosened(schema._zod.def.valueType),
    });
  if (schema instanceof z.core.$ZodUnion)
    return z.core.clone(schema, {
      ...schema._zod.def,
      options: schema._zod.def.options.map(loosened),
    });
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodReadonly
  ) {
    const def = { ...schema._zod.def, innerType: loosened(schema._zod.def.innerType) };
    return z.core.clone<z.core.$ZodType>(schema, def);
  }
  return schema;
}
