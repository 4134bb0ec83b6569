import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesChannel } from '#generated/admin/admin.schemas.ts';
import {
  addSalesChannelsToPublishableApiKey,
  removeSalesChannelsFromPublishableApiKey,
  updatePublishableApiKey,
} from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { withKnown } from '#ui/picker/source.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { salesChannelSource } from '#shared/sources/sources.ts';
import type { Step } from '#shared/save/steps.ts';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { asBody } from './channels-body.ts';
import { keyRecord, readChannels } from './query.ts';
import type { ApiKey } from './query.ts';

interface Stored {
  key: ApiKey;
  channels: readonly SalesChannel[];
}

interface Values {
  title: string;
  /** Sales channel ids. */
  channels: string[];
}

const toValues = ({ key, channels }: Stored): Values => ({
  title: key.title,
  channels: channels.map(({ id }) => id).toSorted(),
});

/** Add before removing: a key without channels opens all of them. */
const STAGES = { title: 0, add: 1, remove: 2 } as const;

interface EditKeyProps {
  apiKey: ApiKey;
  channels: readonly SalesChannel[];
  onClose: () => void;
  only?: readonly (keyof Values)[];
}

export function EditKey({ apiKey, channels, onClose, only }: EditKeyProps): ReactNode {
  const { t } = useTranslation('keys');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const { id } = apiKey;
  const { form, bind } = useStepsForm<Stored, Values>({
    // A new one says that the page has been updated.
    record: useMemo(() => ({ key: apiKey, channels }), [apiKey, channels]),
    toValues,
    operation: 'updatePublishableApiKey',
    read: async (call) => {
      const [now, opened] = await Promise.all([
        keyRecord.readNow(queryClient, id, call),
        readChannels(id, call),
      ]);
      return { key: now, channels: opened };
    },
    toSteps: (before, after): Step[] => {
      const step = (
        name: 'title' | 'add' | 'remove',
        run: (call: CallOptions) => Promise<unknown>,
      ): Step => ({ id: name, label: t(`steps.${name}`), stage: STAGES[name], run });
      const added = asBody(after.channels.filter((one) => !before.channels.includes(one)));
      const gone = asBody(before.channels.filter((one) => !after.channels.includes(one)));
      return [
        ...(after.title === before.title
          ? []
          : [
              step('title', (call) =>
                updatePublishableApiKey(id, { title: after.title.trim() }, call),
              ),
            ]),
        ...(added.sales_channel_ids.length > 0
          ? [step('add', (call) => addSalesChannelsToPublishableApiKey(id, added, call))]
          : []),
        ...(gone.sales_channel_ids.length > 0
          ? [step('remove', (call) => removeSalesChannelsFromPublishableApiKey(id, gone, call))]
          : []),
      ];
    },
    validate: ({ title }) => ({ title: title.trim() ? undefined : common('form.titleMissing') }),
    saved: ({ title }) => t('edit.saved', { key: title.trim() }),
    onClose,
    only,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => common(`fields.${field}`)}
      fields={{
        title: (
          <TextInput
            label={common('fields.title')}
            description={t('titleText')}
            required
            data-autofocus
            {...form.getInputProps('title')}
          />
        ),
        channels: (
          <>
            <EntityMultiSelect
              label={common('fields.channels')}
              description={t('channelsText')}
              source={withKnown(salesChannelSource, channels)}
              value={form.values.channels}
              onChange={(ids) => form.setFieldValue('channels', ids.toSorted())}
            />
            {form.values.channels.length === 0 ? (
              <Banner tone="warning">{t('opensAll')}</Banner>
            ) : null}
          </>
        ),
      }}
    />
  );
}
