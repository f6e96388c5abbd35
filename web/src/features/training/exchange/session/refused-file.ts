import type { FileRefusal } from './import-calls.ts';

/** The file is not one that can be imported. */
export class RefusedFile extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
