import { measuresOnDevice } from '../features/measures/measures.queries.ts';

/** Everything that a person keeps on the device: what waits is sent only once its part of the app has told how. */
export const deviceCollections: readonly { name: string }[] = [measuresOnDevice];
