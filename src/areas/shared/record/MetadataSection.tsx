import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { EditButton } from '../form/EditButton.tsx';

interface MetadataSectionProps {
  record: { metadata?: Record<string, unknown> | null };
  /** The server keeps none. */
  isHidden?: boolean;
  /** Undefined if read-only. */
  onEdit?: () => void;
  children?: ReactNode;
}

export function MetadataSection(props: MetadataSectionProps): ReactNode {
  const { record, isHidden = false, onEdit, children } = props;
  const { t } = useTranslation('records');
  const format = useFormat();
  if (isHidden) return null;
  const names = Object.keys(record.metadata ?? {});
  return (
    <Section
      title={t('metadata.title')}
      action={onEdit ? <EditButton label={t('metadata.edit')} onClick={onEdit} /> : null}
    >
      {names.length === 0 ? (
        <SectionNote>{t('metadata.none')}</SectionNote>
      ) : (
        t('metadata.entries', {
          count: names.length,
          number: format.number(names.length),
          names: format.list(names),
        })
      )}
      {children}
    </Section>
  );
}
