import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionsContext, NOT_LOADED } from '#app/extensions/context.ts';
import type { ExtensionChoice } from '#app/extensions/extension.ts';
import { filterName } from '#app/extensions/filters.ts';
import { labelOf } from '#app/extensions/texts.ts';
import type { Filter } from '#ui/list/filters.ts';
import { withMissing } from '#ui/list/further-filters.ts';
import { fixedSource } from '#ui/picker/source.ts';

export function useExtensionFilters(
  list: string,
  own: readonly Filter[],
  chosen: Readonly<Record<string, readonly string[]>>,
): readonly Filter[] {
  const { t } = useTranslation('app');
  const extensions = useContext(ExtensionsContext);
  const further = extensions.flatMap(({ name, filters = [] }) =>
    filters
      .filter(({ on }) => on === list)
      .map(({ id, label, options }): Filter => {
        const choices: readonly Pick<ExtensionChoice, 'value' | 'label'>[] = options;
        const named = { name: filterName(name, id), label: t(labelOf(name, label)) };
        const isKnown = (chosen[named.name] ?? []).every((one) =>
          choices.some(({ value }) => value === one),
        );
        if (!isKnown) return { kind: 'missing', ...named };
        return {
          ...named,
          single: true,
          source: fixedSource(
            choices.map((choice) => ({
              value: choice.value,
              label: t(labelOf(name, choice.label)),
            })),
          ),
        };
      }),
  );
  const all = [...own, ...further];
  return extensions === NOT_LOADED ? all : withMissing(all, chosen);
}
