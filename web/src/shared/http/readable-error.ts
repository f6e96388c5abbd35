import { parseJson } from '../parse-json.ts';
import { RequestError } from './request-error.ts';
import { requestMessages } from './request.messages.ts';

export function readableError(error: unknown, otherwise?: string): string {
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  const message = text.trim() ? cleanErrorText(text) : requestMessages.unknown;
  return otherwise !== undefined && SAYS_NOTHING.has(message) ? otherwise : message;
}

const SAYS_NOTHING = new Set<string>([requestMessages.unknown, requestMessages.unprocessed]);

export function cleanErrorText(text: string): string {
  const withoutStatus = text.trim().replace(/^\d{3}(?:\s*:\s*|\s+|$)/, '');
  const refusal = findRefusal(withoutStatus);
  if (refusal) return refusal;
  const sentence = unquoted(withoutStatus.replace(JSON_FRAGMENT, ' ').replaceAll(/\s+/g, ' '));
  if (!/[\p{L}\p{N}]/u.test(sentence) || sentence.startsWith('<'))
    return requestMessages.unprocessed;
  return sentence;
}

const JSON_FRAGMENT = /[[{]\s*(?:["{}\]]|$)(?:.*[}\]]|.*$)/s;

function findRefusal(text: string): string | undefined {
  const fragment = JSON_FRAGMENT.exec(text)?.[0];
  if (fragment === undefined) return undefined;
  const parsed = parseJson(fragment);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  if (!('success' in parsed) || parsed.success !== false) return undefined;
  if (!('message' in parsed) || typeof parsed.message !== 'string') return undefined;
  return unquoted(parsed.message) || undefined;
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const inner = /^(["'“«])(.*)(["'”»])$/s.exec(trimmed)?.[2];
  return inner === undefined ? trimmed : unquoted(inner);
}

export function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const body = parseJson(error.body);
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}

export function refusalState(error: unknown): unknown {
  if (!(error instanceof RequestError)) return undefined;
  const body = parseJson(error.body);
  return typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
}

export type RefusedField = { path: string; message: string };

export function refusedFields(error: unknown): RefusedField[] {
  if (!(error instanceof RequestError)) return [];
  const body = parseJson(error.body);
  const fields =
    typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
  return Array.isArray(fields) ? fields.filter(isRefusedField) : [];
}

const isRefusedField = (value: unknown): value is RefusedField =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';
