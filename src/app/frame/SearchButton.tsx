import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../shortcuts/KeyCaps.tsx';
import { PALETTE_KEYS, isApple } from '../shortcuts/keys.ts';
import { paletteOpen } from '../state/overlays.ts';
import classes from './Frame.module.css';

export function SearchButton(): ReactNode {
  const { t } = useTranslation('app');
  return (
    <UnstyledButton
      className={classes.search}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={() => paletteOpen.set(true)}
    >
      <IconSearch size={17} stroke={1.6} aria-hidden />
      <span className={classes.searchText}>{t('search.open')}</span>
      <span className={classes.searchKeys} aria-hidden>
        <KeyCaps keys={PALETTE_KEYS} />
      </span>
    </UnstyledButton>
  );
}
