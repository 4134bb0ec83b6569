import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreDetail } from '#generated/admin/admin.schemas.ts';
import { updateStore } from '#generated/admin/store/store.ts';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { Section } from '#ui/page/Section.tsx';
import { SettingRow } from '#ui/page/SettingRow.tsx';
import { documentsBody, documentsOf, isPicture } from '#shared/domain/documents.ts';
import type { Documents } from '#shared/domain/documents.ts';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { PageForm } from '../PageForm.tsx';
import { storeRecord } from '../store/query.ts';

export function DocumentsForm({ store }: { store: StoreDetail }): ReactNode {
  const { t } = useTranslation('store-settings');
  const queryClient = useQueryClient();
  const { form, saving, bind } = useStepsForm<StoreDetail, Documents & object>({
    record: store,
    toValues: ({ metadata }) => documentsOf(metadata),
    operation: 'updateStore',
    read: (call) => storeRecord.readNow(queryClient, call),
    toSteps: (_before, after) => [
      {
        id: 'documents',
        label: t('documents.title'),
        stage: 0,
        run: (call) => updateStore({ metadata: documentsBody(after) }, call),
      },
    ],
    validate: ({ logo }): Record<string, ReactNode> => ({
      logo: logo.trim() === '' || isPicture(logo.trim()) ? undefined : t('documents.logoInvalid'),
    }),
    saved: () => t('documents.saved'),
    stays: true,
    onClose: () => undefined,
  });
  return (
    <PageForm
      title={t('documents.title')}
      saving={saving}
      states={bind.states}
      onSubmit={bind.onSubmit}
      labelOf={(field) => t(`documents.${field}`)}
    >
      <Section title={t('documents.sheets')}>
        <SettingRow title={t('documents.return_address')} text={t('documents.addressText')}>
          <GrowingTextarea
            aria-label={t('documents.return_address')}
            minRows={4}
            maxRows={8}
            maxLength={400}
            {...form.getInputProps('return_address')}
          />
        </SettingRow>
        <SettingRow title={t('documents.logo')} text={t('documents.logoText')}>
          <TextInput
            dir="ltr"
            data-no-translate
            aria-label={t('documents.logo')}
            {...form.getInputProps('logo')}
          />
        </SettingRow>
        <SettingRow title={t('documents.foot')} text={t('documents.footText')}>
          <TextInput
            aria-label={t('documents.foot')}
            maxLength={200}
            {...form.getInputProps('foot')}
          />
        </SettingRow>
      </Section>
    </PageForm>
  );
}
