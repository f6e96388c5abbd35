/** Shown to the operator as one sentence without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
