import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Stands where a page's menu will be while its code is on its way, so that nothing moves or appears late. */
export function MoreMenuPlace(): ReactNode {
  return (
    <ActionIcon component="span" size={36} variant="default" inert aria-hidden>
      <IconDots size={18} stroke={1.75} />
    </ActionIcon>
  );
}
