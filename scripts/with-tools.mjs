// node scripts/with-tools.mjs <program> …: runs it where it was called, once the tools of development are installed.
import { prepare } from './support/install/prepare.mjs';
import { run } from './support/run.mjs';

const { env } = await prepare({ withTools: true });
const [program, ...args] = process.argv.slice(2);
process.exit(await run(program, args, { cwd: process.cwd(), env }));
