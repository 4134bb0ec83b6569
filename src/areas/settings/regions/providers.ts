import type { TFunction } from 'i18next';
import { idInWords } from '#ui/format/id-words.ts';
import { fixedSource } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';

/** Formats a provider's id. */
export const providerName = (id: string, t: TFunction<'regions'>): string =>
  id === 'manual' ? t('providers.manual') : idInWords(id);

export const providerSource = (
  kind: string,
  t: TFunction<'regions'>,
  providers: readonly { id: string; is_installed?: boolean }[] = [],
): OptionSource => {
  const options = providers
    .filter(({ is_installed: isInstalled }) => isInstalled !== false)
    .map(({ id }) => ({ value: id, label: providerName(id, t) }));
  return {
    ...fixedSource(options),
    key: ['providers', kind, t('providers.manual'), ...options.map(({ value }) => value)],
    one: (id) => Promise.resolve({ value: id, label: providerName(id, t) }),
  };
};
