import { createElement } from '../src/pwa/create-element.ts';

/** The changed fields of the form of a document, by name or id. */
export type FormValues = ReadonlyMap<string, string | boolean>;
export type IslandCode = {
  /** Brings what only this address needs. A module that waits for it by itself would never run again after a failure. */
  prepare?: () => Promise<void>;
  render: (container: HTMLElement, values: FormValues) => void;
};

/** Brings what the document names for this part of it. */
export async function loadIsland({ dataset }: HTMLElement): Promise<IslandCode> {
  const { code = '', preload = '', styles = '' } = dataset;
  const files = [...listWords(preload), code];
  for (const href of files) addLink({ rel: 'modulepreload', href });
  const sheets = listWords(styles).map(
    (href) =>
      new Promise((resolve, reject) => {
        const link = addLink({ rel: 'stylesheet', href });
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => {
          link.remove();
          reject(new Error(`${href} did not come`));
        });
      }),
  );
  // one by one, so that a finger is answered in between
  let island: Partial<IslandCode> = {};
  for (const file of files) island = await import(/* @vite-ignore */ file);
  await Promise.all(sheets);
  await island.prepare?.();
  return island as IslandCode; // the last one is what the document names
}

const listWords = (text: string): string[] => text.match(/\S+/g) ?? [];

function addLink(attributes: { rel: string; href: string }): HTMLLinkElement {
  const link = createElement('link', attributes);
  document.head.append(link);
  return link;
}
