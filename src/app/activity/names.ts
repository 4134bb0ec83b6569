import type { TFunction } from 'i18next';
import { knownKind, plainKind } from './job.ts';

export function kindName(type: string, t: TFunction<'activity'>): string {
  const kind = knownKind(type);
  return kind ? t(`kind.${kind}`) : plainKind(type);
}

export function doneText(type: string, t: TFunction<'activity'>): string {
  const kind = knownKind(type);
  return kind ? t(`done.${kind}`) : t('done.other', { kind: plainKind(type) });
}
