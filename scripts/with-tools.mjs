// Usage: node scripts/with-tools.mjs <program> …: runs it in the current folder with the development tools installed.
import { prepare } from './support/install/prepare.mjs';
import { run } from './support/run.mjs';

const { env } = await prepare({ withTools: true });
const [program, ...args] = process.argv.slice(2);
process.exit(await run(program, args, { cwd: process.cwd(), env }));
