import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateProductBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateProductMutationOptions } from '#generated/admin/products/products.ts';
import { changedFields } from '#ui/form/changes.ts';
import type { ConflictValue } from '#ui/form/changes.ts';
import { PictureRow } from '../fields/PictureRow.tsx';
import { PictureList } from '../fields/PictureList.tsx';
import {
  addPicture,
  pictureMetadata,
  pictureName,
  picturesOf,
  settlePictures,
} from '../fields/pictures.ts';
import type { Pictures } from '../fields/pictures.ts';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { useUploads } from '#shared/files/useUploads.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { ProductFormProps } from './query.ts';
import { productRecord } from './query.ts';

interface ProductMediaFormProps extends ProductFormProps {
  /** Files to begin with; none the second time */
  takeFiles: () => File[];
}

export function ProductMediaForm(props: ProductMediaFormProps): ReactNode {
  const { product, onClose, takeFiles } = props;
  const { t } = useTranslation('products');
  const form = useForm<Pictures>({ initialValues: picturesOf(product) });
  const uploads = useUploads((url, _key, places) =>
    form.setValues(addPicture(form.getValues(), url, places)),
  );
  const begin = useEffectEvent(() => {
    const files = takeFiles();
    if (files.length > 0) uploads.add(files);
  });
  useEffect(() => begin(), []);
  // One request with all pictures: a failure leaves either the old or the new set.
  const { saving, bind } = useRecordForm({
    form,
    source: productRecord,
    update: getUpdateProductMutationOptions,
    record: product,
    toValues: picturesOf,
    toBody: pictureBody,
    // If the response is lost, the product may use the uploads already: don't delete them with the form.
    prepare: ({ images }) => uploads.keep(images),
    settle: (values, now) =>
      settlePictures(values, new Set([...picturesOf(product).images, ...now.images])),
    saved: () => t('media.saved', { title: product.title }),
    onClose,
  });
  const { alts } = form.values;
  const labels: Record<keyof Pictures, string> = {
    // Additions and removals merge, so only the order can conflict.
    images: t('media.order'),
    thumbnail: t('media.fields.thumbnail'),
    alts: t('media.fields.alts'),
  };
  return (
    <RecordForm
      {...bind}
      onSubmit={form.onSubmit(() => {
        if (!uploads.isRunning) void saving.save();
      })}
      saveLabel={uploads.isRunning ? t('media.waiting') : undefined}
      labelOf={(field, entry) =>
        [labels[field], ...(entry ? [pictureName(entry, {})] : [])].join(' · ')
      }
      show={(field, value, entry) => showSide(field, value, entry, alts)}
    >
      <PictureList
        value={form.values}
        onChange={(values) => form.setValues(values)}
        uploads={uploads}
      />
      <Text size="xs" c="dimmed">
        {t('media.altNote')}
      </Text>
    </RecordForm>
  );
}

function showSide(
  field: keyof Pictures,
  value: ConflictValue<Pictures>,
  entry: string | undefined,
  alts: Pictures['alts'],
): ReactNode {
  if (Array.isArray(value)) return <PictureRow urls={value} alts={alts} />;
  if (typeof value !== 'string' || value === '') return '–';
  if (field === 'thumbnail') return <PictureRow urls={[value]} alts={alts} />;
  return (
    <>
      {entry === undefined ? null : <PictureRow urls={[entry]} alts={{}} />}
      {value}
    </>
  );
}

/** Changed fields only; removed pictures drop their alt texts. */
function pictureBody(before: Pictures, after: Pictures): UpdateProductBody {
  const changed = new Set(changedFields(before, after));
  return omitUndefined<UpdateProductBody>({
    images: changed.has('images') ? after.images : undefined,
    thumbnail: changed.has('thumbnail') ? after.thumbnail : undefined,
    metadata: changed.has('alts') || changed.has('images') ? pictureMetadata(after) : undefined,
  });
}
