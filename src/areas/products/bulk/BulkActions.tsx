import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { FIRST_ACTIONS, FURTHER_ACTIONS, KINDS } from './actions.ts';
import type { BulkAction } from './actions.ts';

const BulkDialog = lazyNamed(() => import('./BulkDialog.tsx'), 'BulkDialog');

interface BulkActionsProps {
  ids: readonly string[];
  /** Unselects them. */
  clear: () => void;
}

/** What can be done with the selected products. */
export function BulkActions({ ids, clear }: BulkActionsProps): ReactNode {
  const { t } = useTranslation('bulk');
  const [action, setAction] = useState<BulkAction>();
  const hasCategories = useFeature('product_categories') === true;
  const hasChannels = useFeature('sales_channels') === true;
  const isOffered = (one: BulkAction): boolean =>
    (KINDS[one] !== 'category' || hasCategories) && (KINDS[one] !== 'channel' || hasChannels);
  const groups = FURTHER_ACTIONS.map((group) => group.filter(isOffered)).filter(
    (group) => group.length > 0,
  );
  return (
    <>
      {FIRST_ACTIONS.map((one) => (
        <Button key={one} size="compact-sm" variant="default" onClick={() => setAction(one)}>
          {t(`action.${one}`)}
        </Button>
      ))}
      <Menu
        position="top-end"
        shadow="md"
        // A low list has less room than the menu is high.
        middlewares={{ flip: true, shift: true, size: true }}
        styles={{ dropdown: { overflowY: 'auto' } }}
      >
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="default"
            rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          >
            {t('more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {groups.map((group, index) => (
            <Fragment key={group.join(' ')}>
              {index > 0 ? <Menu.Divider /> : null}
              {group.map((one) => (
                <Menu.Item
                  key={one}
                  {...(one === 'delete' ? { c: 'var(--mantine-color-error)' } : {})}
                  onClick={() => setAction(one)}
                >
                  {t(`action.${one}`)}…
                </Menu.Item>
              ))}
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
      {action ? (
        <Suspense fallback={null}>
          <BulkDialog
            action={action}
            ids={ids}
            onClose={() => setAction(undefined)}
            onDone={() => {
              setAction(undefined);
              clear();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
