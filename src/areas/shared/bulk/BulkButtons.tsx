import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface BulkButtonsProps<Action extends string> {
  first: readonly Action[];
  further: readonly (readonly Action[])[];
  labelOf: (action: Action) => string;
  dangerous: Action;
  onChoose: (action: Action) => void;
}

export function BulkButtons<Action extends string>(props: BulkButtonsProps<Action>): ReactNode {
  const { first, further, labelOf, dangerous, onChoose } = props;
  const { t } = useTranslation('bulk');
  const groups = further.filter((group) => group.length > 0);
  return (
    <>
      {first.map((one) => (
        <Button key={one} size="compact-sm" variant="default" onClick={() => onChoose(one)}>
          {labelOf(one)}
        </Button>
      ))}
      {groups.length > 0 ? (
        <Menu
          position="top-end"
          shadow="md"
          // Lists can be shorter than the menu.
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
                    {...(one === dangerous ? { c: 'var(--mantine-color-error)' } : {})}
                    onClick={() => onChoose(one)}
                  >
                    {labelOf(one)}…
                  </Menu.Item>
                ))}
              </Fragment>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </>
  );
}
