/** Something that the person who runs Forja can fix: it is shown as one clear sentence, without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
