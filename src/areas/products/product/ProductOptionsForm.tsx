import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProductOption } from '#generated/admin/products/products.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { AddOption } from './AddOption.tsx';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { OptionValues } from './OptionValues.tsx';
import { RemoveOption } from './RemoveOption.tsx';
import type { ProductFormProps } from './query.ts';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';
import { optionValues } from './removal.ts';
import { sameName } from '#ui/picker/same-name.ts';

/** By option id. */
type Titles = Record<string, string>;

const titlesOf = (product: Product): Titles =>
  Object.fromEntries(product.options.map(({ id, title }) => [id, title]));

type Task = { kind: 'add' } | { kind: 'remove' | 'values'; optionId: string };

export function ProductOptionsForm({ product, onClose }: ProductFormProps): ReactNode {
  const [task, setTask] = useState<Task>();
  if (task?.kind === 'add') {
    return <AddOption product={product} onBack={() => setTask(undefined)} onDone={onClose} />;
  }
  const chosen = product.options.find(({ id }) => task?.optionId === id);
  if (chosen && task?.kind === 'values') {
    return (
      <OptionValues
        product={product}
        option={chosen}
        onBack={() => setTask(undefined)}
        onDone={onClose}
      />
    );
  }
  if (chosen) {
    return (
      <RemoveOption
        product={product}
        option={chosen}
        onBack={() => setTask(undefined)}
        onDone={onClose}
      />
    );
  }
  return <OptionTitles product={product} onClose={onClose} onTask={setTask} />;
}

function OptionTitles(props: ProductFormProps & { onTask: (task: Task) => void }): ReactNode {
  const { product, onClose, onTask } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { form, bind } = useStepsForm<Product, Titles>({
    record: product,
    toValues: titlesOf,
    operation: 'updateProductOption',
    read: (call) => productRecord.readNow(queryClient, product.id, call),
    toSteps: (before, after) =>
      Object.entries(after)
        .filter(([id, title]) => title.trim() !== before[id])
        .map(([id, title]) => ({
          id,
          label: t('options.stepRename', { option: before[id] ?? '', title: title.trim() }),
          stage: 1,
          run: (own) => updateProductOption(product.id, id, { title: title.trim() }, own),
        })),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([id, title]) => {
          if (!title.trim()) return [[id, t('options.titleMissing')]];
          const isTaken = Object.entries(values).some(
            ([other, name]) => other !== id && sameName(name, title),
          );
          return isTaken ? [[id, t('options.titleTaken')]] : [];
        }),
      ),
    saved: () => t('form.saved', { title: product.title }),
    onClose,
  });

  const isDirty = form.isDirty();
  return (
    <RecordForm
      {...bind}
      labelOf={(id) => product.options.find((option) => option.id === id)?.title ?? id}
      show={(_id, value) => value}
    >
      {product.options.length === 0 ? <Text c="dimmed">{t('options.none')}</Text> : null}
      {product.options.map(({ id, title }) => (
        <Group key={id} align="flex-start" wrap="nowrap" gap="xs">
          <TextInput
            label={t('options.name')}
            description={format.list(optionValues(product.variants, id))}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            style={{ flex: 1 }}
            {...form.getInputProps(id)}
          />
          {product.variants.length > 0 ? (
            <Button
              data-beside="field"
              variant="default"
              aria-label={t('options.valuesOf', { option: title })}
              disabled={isDirty}
              onClick={() => onTask({ kind: 'values', optionId: id })}
            >
              {t('options.values')}
            </Button>
          ) : null}
          <ActionIcon
            size={36}
            data-beside="field"
            color="red"
            aria-label={t('options.removeNamed', { option: title })}
            disabled={isDirty}
            onClick={() => onTask({ kind: 'remove', optionId: id })}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={isDirty}
          onClick={() => onTask({ kind: 'add' })}
        >
          {t('options.add')}
        </Button>
        {isDirty ? (
          <Text size="xs" c="dimmed">
            {t('options.saveFirst')}
          </Text>
        ) : null}
      </Group>
    </RecordForm>
  );
}
