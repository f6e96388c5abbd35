import { createElement } from '../src/pwa/create-element.ts';

export type FormValues = ReadonlyMap<string, string | boolean>;
export type IslandCode = {
  /** Loads what only this address needs. A failed top-level await could not be retried. */
  prepare?: () => Promise<void>;
  render: (container: HTMLElement, values: FormValues) => void;
};

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
  let island: Partial<IslandCode> = {};
  const importFiles = async () => {
    for (const file of files) island = await import(/* @vite-ignore */ file);
  };
  await Promise.all([importFiles(), ...sheets]);
  await island.prepare?.();
  return island as IslandCode; // the module of `code`, which is the last file
}

const listWords = (text: string): string[] => text.match(/\S+/g) ?? [];

function addLink(attributes: { rel: string; href: string }): HTMLLinkElement {
  const link = createElement('link', attributes);
  document.head.append(link);
  return link;
}
