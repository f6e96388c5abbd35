import { setCollectionsLoader } from '../shared/records/collections-loader.ts';

/** Whatever opens the local database imports this; the first load does not need it. */
setCollectionsLoader(() => import('./device-collections.ts'));
