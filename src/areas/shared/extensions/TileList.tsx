import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { ExtensionPart } from '#app/extensions/ExtensionPart.tsx';
import { labelOf } from '#app/extensions/texts.ts';
import { Section } from '#ui/page/Section.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';

export function TileList(): ReactNode {
  const { t } = useTranslation('app');
  return useContext(ExtensionsContext).flatMap(({ name, tiles = [] }) =>
    tiles.map(({ title, load }) => (
      <Section key={`${name} ${title}`} title={t(labelOf(name, title))}>
        <ExtensionPart extension={name} load={load} props={{}} place={<TextSkeleton />} />
      </Section>
    )),
  );
}
