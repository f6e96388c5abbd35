import { installNode24, linkNode24, node24Environment } from './node-24.mjs';
import { installPackages } from './install-packages.mjs';

/**
 * What a command needs before its first line: the Node that everything runs on, and the packages of the lock file. Starting
 * needs those that run and build; `withTools` brings those that test, check and measure too.
 */
export async function prepare({ withTools = false } = {}) {
  const [node] = await Promise.all([installNode24(), installPackages({ withTools })]);
  linkNode24(node);
  return { node, env: node24Environment(node) };
}
