import type { TFunction } from 'i18next';
import { knownKind, plainKind } from './job.ts';

/** A job's kind in the user's words. */
export function kindName(type: string, t: TFunction<'activity'>): string {
  const kind = knownKind(type);
  return kind ? t(`kind.${kind}`) : plainKind(type);
}

/** What is said when a job is complete. */
export function doneText(type: string, t: TFunction<'activity'>): string {
  const kind = knownKind(type);
  return kind ? t(`done.${kind}`) : t('done.other', { kind: plainKind(type) });
}
