import { Menu } from '@mantine/core';
import { useImperativeHandle, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useOpenOnArrival } from '../overlay/useOpenOnArrival.ts';
import { FilterPill } from './FilterPill.tsx';
import type { Filter } from './filters.ts';

interface FilterMenuPanelProps {
  filters: readonly Filter[];
  onAdd: (name: string) => void;
  pill: RefObject<HTMLButtonElement | null>;
}

export function FilterMenuPanel({ filters, onAdd, pill }: FilterMenuPanelProps): ReactNode {
  const target = useRef<HTMLButtonElement>(null);
  useImperativeHandle(pill, () => target.current as HTMLButtonElement);
  const [isOpen, setOpen] = useOpenOnArrival(target);
  return (
    <Menu
      position="bottom-start"
      shadow="md"
      returnFocus={false}
      opened={isOpen}
      onChange={setOpen}
    >
      <Menu.Target>
        <FilterPill ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {filters.map(({ name, label }) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
