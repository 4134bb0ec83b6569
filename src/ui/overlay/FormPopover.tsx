import { Button, Popover, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { SINGLE_PRESS } from '../keyboard/single-press.ts';
import { keepEscape } from './keep-escape.ts';

interface FormPopoverProps {
  /** Of the button that opens it. */
  label: string;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** Pixels. */
  width: number;
  submitLabel: string;
  /** Returns whether the form is done and closes. */
  onSubmit: () => boolean;
  children: ReactNode;
}

/** A short form that submits once: it can still be pressed while it fades out. */
export function FormPopover(props: FormPopoverProps): ReactNode {
  const { label, icon: Icon, width, submitLabel, onSubmit, children } = props;
  const [opened, setOpened] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="md"
      width={width}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
          onClick={() => setOpened(!opened)}
          {...SINGLE_PRESS}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} onFocusCapture={keepEscape}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!opened) return;
            if (onSubmit()) setOpened(false);
            else setAttempts((earlier) => earlier + 1);
          }}
          {...SINGLE_PRESS}
        >
          <Stack gap="sm">
            {children}
            <Button type="submit">{submitLabel}</Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
