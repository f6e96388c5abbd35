// Runs on Node 20 before installation: imports only Node and ./support.
import { buildWhenNeeded } from './support/build-when-needed.mjs';
import { endWithNpm } from './support/start/end-with-npm.mjs';
import { prepare } from './support/install/prepare.mjs';
import { prepareDatabase } from './support/start/prepare-database.mjs';
import { serve } from './support/start/serve.mjs';
import { startFakeProviders } from './support/fake-providers.mjs';

endWithNpm();
const { node, env } = await prepare();
const [fakeProviders] = await Promise.all([
  startFakeProviders(node, env),
  buildWhenNeeded(env),
  prepareDatabase(node, env),
]);
const code = await serve(node, { ...env, ...fakeProviders.environment });
fakeProviders.stop();
process.exit(code);
