import { z } from 'zod';

/** The same schema, whose objects, at any depth, let fields through that they do not name. */
export function keepUnknownFields<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  // a clone of a schema with other parts is of its own class, which TypeScript cannot follow
  return loosened(schema) as Schema;
}

function loosened(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries<z.core.$ZodType>(schema.shape).map(([name, part]) => [
      name,
      loosened(part),
    ]);
    return z.core.clone(schema, {
      ...schema.def,
      shape: Object.fromEntries(parts),
      catchall: z.unknown(),
    });
  }
  if (schema instanceof z.ZodArray)
    return z.core.clone(schema, { ...schema.def, element: loosened(schema.def.element) });
  if (schema instanceof z.ZodRecord)
    return z.core.clone(schema, { ...schema.def, valueType: loosened(schema.def.valueType) });
  if (schema instanceof z.ZodUnion)
    return z.core.clone(schema, { ...schema.def, options: schema.def.options.map(loosened) });
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    const def = { ...schema.def, innerType: loosened(schema.def.innerType) };
    return z.core.clone<z.core.$ZodType>(schema, def);
  }
  return schema;
}
