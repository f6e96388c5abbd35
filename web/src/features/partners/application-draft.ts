import { partnerApplication } from '@forja/contract/partners';
import type { z } from 'zod/mini';
export const APPLICATION_TEXTS = ['name', 'email', 'profile', 'audience', 'message'] as const;
type ApplicationText = (typeof APPLICATION_TEXTS)[number];

export type ApplicationDraft = Record<ApplicationText, string> & { consent: boolean };
type Application = z.output<typeof partnerApplication>;

export const newApplicationDraft = (): ApplicationDraft => toDraft(() => '', false);

export function restoreApplicationDraft(stored: unknown): ApplicationDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const texts = new Map(Object.entries(stored));
  const readText = (name: string) => {
    const text: unknown = texts.get(name);
    return typeof text === 'string' ? text : '';
  };
  return toDraft(readText, texts.get('consent') === true);
}

export function readApplication(
  draft: ApplicationDraft,
): { value: Application } | { errors: Partial<Record<string, string>> } {
  const parsed = partnerApplication.safeParse(draft);
  if (parsed.success) return { value: parsed.data };
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { errors };
}

const toDraft = (readText: (name: ApplicationText) => string, consent: boolean) => ({
  name: readText('name'),
  email: readText('email'),
  profile: readText('profile'),
  audience: readText('audience'),
  message: readText('message'),
  consent,
});
