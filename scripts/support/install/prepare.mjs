import { installNode24, linkNode24, node24Environment } from './node-24.mjs';
import { installPackages } from './install-packages.mjs';

export async function prepare({ withTools = false } = {}) {
  const [node] = await Promise.all([installNode24(), installPackages({ withTools })]);
  linkNode24(node);
  return { node, env: node24Environment(node) };
}
