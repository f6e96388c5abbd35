import { openCsv } from './csv-import.ts';
import { decodeFile, isZip } from '../../../../shared/imports/decode-file.ts';
import type { ImportSession, OpenCall } from './import-calls.ts';
import { openJson } from './json-import.ts';
import { RefusedFile } from './refused-file.ts';

/** Throws `RefusedFile` when the file cannot be imported. */
export function openImport(call: OpenCall): ImportSession {
  if (isZip(call.bytes)) throw new RefusedFile('not_text');
  const text = decodeFile(call.bytes);
  return text.trimStart().startsWith('{') ? openJson(text, call) : openCsv(text, call);
}
