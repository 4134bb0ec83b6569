import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowList } from '#ui/page/RowList.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { overridesOf } from './overrides.ts';
import type { OverrideKind } from './overrides.ts';
import type { TaxRate } from './query.ts';

interface OverridesSectionProps {
  kind: OverrideKind;
  rate: TaxRate;
  onEdit: () => void;
}

export function OverridesSection({ kind, rate, onEdit }: OverridesSectionProps): ReactNode {
  const { t } = useTranslation('taxes');
  const title = t(`overrides.${kind}.title`);
  const records = overridesOf(rate, kind).toSorted((a, b) => a.name.localeCompare(b.name));
  const isEmpty = records.length === 0;
  return (
    <Section
      title={title}
      action={<EditButton label={t(`overrides.${kind}.edit`)} onClick={onEdit} />}
      flush={!isEmpty}
    >
      {isEmpty ? (
        <SectionNote>{t(`overrides.${kind}.none`)}</SectionNote>
      ) : (
        <RowList label={title} rows={records.map(({ id, name }) => ({ id, title: name }))} />
      )}
    </Section>
  );
}
