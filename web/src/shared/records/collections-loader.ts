let load: () => Promise<unknown> = async () => undefined;

export const setCollectionsLoader = (loader: () => Promise<unknown>): void => void (load = loader);

export const loadCollections = (): Promise<unknown> => load();
