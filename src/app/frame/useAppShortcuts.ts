import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Area } from '../area/area.ts';
import { useTypedAhead } from '../palette/typed-ahead.ts';
import { PALETTE_KEYS, SHORTCUTS_KEYS } from '../shortcuts/keys.ts';
import { useShortcuts } from '../shortcuts/registry.ts';
import type { Shortcut } from '../shortcuts/registry.ts';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import { paletteOpen, shortcutsOpen } from '../state/overlays.ts';

export function useAppShortcuts(areas: readonly Area[]): void {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const shortcuts = useMemo(
    (): Shortcut[] => [
      {
        keys: PALETTE_KEYS,
        label: t('search.open'),
        group: 'anywhere',
        run: () => paletteOpen.set(true),
      },
      {
        keys: SHORTCUTS_KEYS,
        label: t('user.shortcuts'),
        group: 'anywhere',
        run: () => shortcutsOpen.set(true),
      },
      ...areas.flatMap(({ navigation: { key, label, to } }): Shortcut[] =>
        key === undefined
          ? []
          : [{ keys: `g ${key}`, label: t(label), group: 'go', run: () => void navigate(to) }],
      ),
    ],
    [areas, navigate, t],
  );
  useShortcuts(shortcuts);
  useTypedAhead();
  useShortcutKeys();
}
