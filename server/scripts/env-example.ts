import { writeFileSync } from 'node:fs';
import { describeEnvironment } from '../src/app/config/env-example.ts';

writeFileSync(new URL('../../.env.example', import.meta.url), describeEnvironment());
