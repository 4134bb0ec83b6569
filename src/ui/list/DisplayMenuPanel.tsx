import { Popover } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '../overlay/keep-escape.ts';
import { useOpenOnArrival } from '../overlay/useOpenOnArrival.ts';
import { DisplayButton } from './DisplayMenu.tsx';
import type { DisplayMenuProps } from './DisplayMenu.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';

export function DisplayMenuPanel(props: DisplayMenuProps): ReactNode {
  const { t } = useTranslation('common');
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnArrival(target);
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      width={280}
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <DisplayButton ref={target} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.display')} onFocusCapture={keepEscape}>
        <DisplaySettings {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
