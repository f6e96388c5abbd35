let load: () => Promise<unknown> = async () => undefined;

/** The app names every collection, so that a local database knows all of them before it opens. */
export const setCollectionsLoader = (loader: () => Promise<unknown>): void => void (load = loader);

export const loadCollections = (): Promise<unknown> => load();
