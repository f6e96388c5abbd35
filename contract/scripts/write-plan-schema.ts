// npm run plan-schema: writes the JSON Schema of a plan for the API documentation.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPlanSchema } from './build-plan-schema.ts';

const FILE = join(import.meta.dirname, '../src/plan.schema.json');

writeFileSync(FILE, `${JSON.stringify(buildPlanSchema(), undefined, 2)}\n`);
