import { UnstyledButton } from '@mantine/core';
import type { UnstyledButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ListToolbar.module.css';

export function FilterPill(
  props: UnstyledButtonProps & ComponentPropsWithRef<'button'>,
): ReactNode {
  const { t } = useTranslation('common');
  return (
    <UnstyledButton
      {...props}
      className={`${classes.pill} qm-target`}
      aria-label={t('list.addFilter')}
    >
      <IconPlus size={14} stroke={2} aria-hidden />
      {t('list.filter')}
    </UnstyledButton>
  );
}
