import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { keepLabels } from '#ui/picker/useOptions.ts';
import type { SetProduct } from '#shared/product-set/query.ts';
import { BrowseProducts } from './BrowseProducts.tsx';
import type { ConditionSources } from './sources.ts';
import { CONDITION_KEYS, partsOf } from './values.ts';
import type { ConditionKey, DiscountValues } from './values.ts';
import classes from './fields.module.css';

/** Milliseconds; the menu gives the focus back first. */
const AFTER_MENU = 20;

interface ConditionFieldsProps {
  value: DiscountValues['conditions'];
  onChange: (value: DiscountValues['conditions']) => void;
  sources: ConditionSources;
  /** Shown at conditions without values. */
  error: ReactNode;
}

export function ConditionFields(props: ConditionFieldsProps): ReactNode {
  const { value, onChange, sources, error } = props;
  const { t } = useTranslation('discounts');
  const nameOf = (key: ConditionKey): string => {
    const { type, operator } = partsOf(key);
    return t(`conditions.kind.${type}.${operator}`);
  };
  const used = CONDITION_KEYS.filter((key) => value[key]);
  const free = CONDITION_KEYS.filter((key) => !value[key]);
  const client = useQueryClient();
  const [added, setAdded] = useState<ConditionKey>();
  const addedField = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (added === undefined) return undefined;
    const timer = setTimeout(() => addedField.current?.querySelector('input')?.focus(), AFTER_MENU);
    return () => clearTimeout(timer);
  }, [added]);
  const add = (key: ConditionKey, products: readonly SetProduct[]): void => {
    keepLabels(
      client,
      sources.products,
      products.map(({ id, title }) => ({ value: id, label: title })),
    );
    const ids = products.map(({ id }) => id);
    onChange({ ...value, [key]: [...new Set([...(value[key] ?? []), ...ids])] });
  };
  const remove = (key: ConditionKey): void => {
    const { [key]: _gone, ...rest } = value;
    if (key === added) setAdded(undefined);
    onChange(rest);
  };
  return (
    <Stack gap="sm" role="group" aria-label={t('conditions.title')}>
      <Text size="sm" c="dimmed">
        {t(used.length === 0 ? 'conditions.none' : 'conditions.all')}
      </Text>
      {used.map((key) => (
        <Group key={key} gap="xs" wrap="nowrap" align="flex-start">
          <div ref={key === added ? addedField : null} className={classes.grows}>
            <EntityMultiSelect
              label={nameOf(key)}
              source={sources[partsOf(key).type]}
              value={value[key] ?? []}
              onChange={(ids) => onChange({ ...value, [key]: ids })}
              error={value[key]?.length === 0 ? error : undefined}
            />
            {partsOf(key).type === 'products' ? (
              <BrowseProducts members={value[key] ?? []} onAdd={(products) => add(key, products)} />
            ) : null}
          </div>
          <ActionIcon
            className={classes.remove}
            aria-label={t('conditions.remove', { name: nameOf(key) })}
            onClick={() => remove(key)}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {free.length > 0 ? (
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>
            <Button
              className={classes.add}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            >
              {t('conditions.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {free.map((key) => (
              <Menu.Item
                key={key}
                onClick={() => {
                  onChange({ ...value, [key]: [] });
                  setAdded(key);
                }}
              >
                {nameOf(key)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </Stack>
  );
}
