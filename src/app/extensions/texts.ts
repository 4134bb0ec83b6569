import type { ParseKeys } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionName } from './context.ts';
import { namespaceOf } from './namespace.ts';

/** Extensions' keys aren't in the app's types. */
export const labelOf = (extension: string, key: string): ParseKeys<'app'> =>
  `${namespaceOf(extension)}:${key}` as ParseKeys<'app'>;

export type Texts = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Texts of the extension that the component belongs to. */
export function useTexts(): Texts {
  const { t } = useTranslation('app');
  const name = use(ExtensionName);
  const translate = t as unknown as Texts;
  return (key, values = {}) => translate(labelOf(name, key), values);
}
