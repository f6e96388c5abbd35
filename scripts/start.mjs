// npm start. Runs on Node 20 with nothing installed: it may import only Node and ./support.
import { buildWhenNeeded } from './support/build-when-needed.mjs';
import { installWhenNeeded } from './support/install/install-when-needed.mjs';
import { node24Environment, node24 } from './support/install/node-24.mjs';
import { serve } from './support/serve.mjs';
import { startFakeProviders } from './support/fake-providers.mjs';

await installWhenNeeded();
const node = node24();
const env = node24Environment(node);
const [fakeProviders] = await Promise.all([startFakeProviders(node, env), buildWhenNeeded(env)]);
const code = await serve(node, { ...env, ...fakeProviders.environment });
fakeProviders.stop();
process.exit(code);
