import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionsContext } from '#app/extensions/context.ts';
import type { LoadPart } from '#app/extensions/extension.ts';
import { ExtensionPart } from '#app/extensions/ExtensionPart.tsx';
import { labelOf } from '#app/extensions/texts.ts';
import { Section } from '#ui/page/Section.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { fieldsOn } from '../extensions/field-values.ts';
import { FieldSection } from './FieldSection.tsx';
import type { FieldEditing } from './FieldSection.tsx';
import { RECORD_KINDS } from './record-kinds.ts';
import { useRecordPlace } from './record-place.ts';

interface ExtensionSectionsProps {
  record: { id: string };
  editing?: FieldEditing | undefined;
}

export function ExtensionSections({ record, editing }: ExtensionSectionsProps): ReactNode {
  const { id, namespace } = useRecordPlace();
  const { t } = useTranslation('app');
  const kind = RECORD_KINDS[namespace];
  return useContext(ExtensionsContext).flatMap((extension) => {
    const { name, sections = [] } = extension;
    const fields = fieldsOn([extension], kind);
    return [
      fields.length > 0 ? (
        <FieldSection key={name} {...{ extension, fields, record, editing }} />
      ) : null,
      ...sections
        .filter(({ on }) => on === kind)
        .map(({ title, load }) => (
          <Section key={`${name} ${title}`} title={t(labelOf(name, title))}>
            <ExtensionPart
              extension={name}
              load={load as unknown as LoadPart}
              props={{ id, record }}
              place={<TextSkeleton />}
            />
          </Section>
        )),
    ];
  });
}
