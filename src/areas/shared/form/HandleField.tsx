import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTakenHandle } from './useHandleHolder.tsx';
import classes from './HandleField.module.css';

interface HandleFieldProps extends TextInputProps {
  kind: Parameters<typeof useTakenHandle>[0];
  /** Empty while unchanged. */
  wanted: string;
  ownId?: string | undefined;
  /** See `useHandleError`. */
  duplicate?: ReactNode;
}

/** Takes `getInputProps('handle')`; shows who has the handle. */
export function HandleField(props: HandleFieldProps): ReactNode {
  const { kind, wanted, ownId, duplicate, error, ...field } = props;
  const taken = useTakenHandle(kind, wanted, ownId);
  return (
    <TextInput
      leftSection="/"
      classNames={{ wrapper: classes.path ?? '' }}
      {...field}
      error={duplicate ?? error ?? taken}
    />
  );
}
