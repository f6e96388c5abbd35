/** A document that was written, under the address that a person visits. */
type WrittenDocument = { address: string; html: string };

const FILE = /\/(?:assets|fonts|marca)\/[\w.-]+\.\w+|\/manifest\.webmanifest/g;
/** Named only so that the code does not ask for it again: its content is in another style sheet. */
const JOINED_STYLE = /<link[^>]* disabled>/g;

/** The documents, what each asks for by itself, and the code that comes after: all that they need without signal. */
export const shellFiles = (
  documents: readonly WrittenDocument[],
  codeAfterStart: readonly string[],
): string[] => [
  ...new Set([
    ...documents.map(({ address }) => address),
    ...documents.flatMap(({ html }) => html.replaceAll(JOINED_STYLE, '').match(FILE) ?? []),
    ...codeAfterStart.map((file) => `/${file}`),
  ]),
];
