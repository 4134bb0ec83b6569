import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateProductBody } from '../../../../generated/admin/admin.schemas.ts';
import { updateProduct } from '../../../../generated/admin/products/products.ts';
import { changedFields } from '../../../ui/form/changes.ts';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { PictureList } from '../../shared/PictureList.tsx';
import { StepsReport } from '../../shared/StepsReport.tsx';
import { pictureMetadata, keptInOrder, picturesOf, sameOrder } from '../../shared/pictures.ts';
import type { Pictures } from '../../shared/pictures.ts';
import { UnfinishedError } from '../../shared/steps.ts';
import { useRecordSave } from '../../shared/useRecordSave.ts';
import { useSteps } from '../../shared/useSteps.ts';
import { useUploads } from '../../shared/useUploads.ts';
import { RecordForm } from '../../shared/RecordForm.tsx';
import type { EditorProps } from './editing.ts';
import { readProductNow } from './query.ts';
import classes from './stock.module.css';

const fileName = (url: string): string => url.split('/').at(-1) ?? url;

/** Adds, describes, sorts and removes a product's pictures. */
export function MediaForm({ product, onClose }: EditorProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const queryClient = useQueryClient();
  const steps = useSteps('updateProduct');
  const form = useForm<Pictures>({ initialValues: picturesOf(product) });
  const uploads = useUploads((url) =>
    form.setValues((values) => ({
      images: [...(values.images ?? []), url],
      thumbnail: values.thumbnail ?? url,
    })),
  );
  const send = async (before: Pictures, after: Pictures): Promise<void> => {
    // What the server shows after the first step.
    let stored: string[] = [];
    const body = pictureBody(before, after);
    const inOrder = (): boolean => sameOrder(stored, after.images);
    steps.reset();
    const isDone = await steps.run([
      {
        id: 'pictures',
        label: t('media.stepSave'),
        stage: 1,
        run: async () => {
          const { product: answer } = await updateProduct(product.id, body);
          stored = (answer.images ?? []).map(({ url }) => url);
          uploads.keep(stored);
        },
      },
      ...(body.images
        ? [
            {
              id: 'order',
              label: t('media.stepOrder'),
              stage: 2,
              run: async () => {
                if (inOrder()) return;
                await updateProduct(product.id, { images: keptInOrder(stored, after.images) });
                await updateProduct(product.id, { images: after.images });
              },
            },
          ]
        : []),
    ]);
    if (!isDone) throw new UnfinishedError();
    showToast('success', { message: t('media.saved', { title: product.title }) });
  };
  const saving = useRecordSave({
    record: product,
    values: form.values,
    toValues: picturesOf,
    read: () => readProductNow(queryClient, product.id),
    send,
    setValues: (values) => form.setValues(values),
    onDone: onClose,
  });
  const isUnfinished = saving.error instanceof UnfinishedError;
  const count = (number: number): string =>
    t('media.count', { count: number, number: format.number(number) });
  return (
    <RecordForm
      saving={saving}
      onSubmit={form.onSubmit(() => {
        if (!uploads.isRunning) void saving.save();
      })}
      onClose={onClose}
      isErrorShown={isUnfinished}
      saveLabel={uploads.isRunning ? t('media.waiting') : undefined}
      labelOf={(field, entry) =>
        [t(`media.fields.${field}`), ...(entry ? [fileName(entry)] : [])].join(' · ')
      }
      show={(field, value) => {
        if (Array.isArray(value)) return count(value.length);
        if (typeof value !== 'string' || value === '') return '–';
        return field === 'alts' ? value : fileName(value);
      }}
    >
      <PictureList
        value={form.values}
        onChange={(values) => form.setValues(values)}
        uploads={uploads}
      />
      <Text size="xs" c="dimmed">
        {t('media.altNote')}
      </Text>
      {isUnfinished ? (
        <div role="alert">
          <p className={classes.unfinished}>{t('steps.unfinished')}</p>
          <StepsReport states={steps.states} />
        </div>
      ) : null}
    </RecordForm>
  );
}

/** What is sent first: the changed fields only. Removed pictures take their texts along. */
function pictureBody(before: Pictures, after: Pictures): UpdateProductBody {
  const changed = new Set(changedFields(before, after));
  return {
    ...(changed.has('images') ? { images: after.images } : {}),
    ...(changed.has('thumbnail') ? { thumbnail: after.thumbnail } : {}),
    ...(changed.has('alts') || changed.has('images') ? { metadata: pictureMetadata(after) } : {}),
  };
}
