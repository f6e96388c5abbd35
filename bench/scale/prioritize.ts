import { constants, setPriority } from 'node:os';

/** Raises the priority above other work of the machine. Needs root; without it, measure on an idle machine. */
export function prioritize(processId: number): void {
  try {
    setPriority(processId, constants.priority.PRIORITY_HIGH);
  } catch {
    console.log(
      'The priority of the processes could not be raised: the other work shows in the p99.',
    );
  }
}
