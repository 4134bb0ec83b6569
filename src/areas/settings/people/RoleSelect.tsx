import { Select } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from './people.ts';

/** Roles are only labels on this server. */
export function RoleSelect(
  props: Pick<ComponentProps<typeof Select>, 'value' | 'onChange' | 'error'>,
): ReactNode {
  const { t } = useTranslation('people');
  return (
    <Select
      label={t('fields.role')}
      description={t('roleText')}
      data={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      {...props}
    />
  );
}
