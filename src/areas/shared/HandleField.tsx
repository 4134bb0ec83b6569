import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTakenHandle } from './useHandleHolder.tsx';

interface HandleFieldProps extends TextInputProps {
  kind: Parameters<typeof useTakenHandle>[0];
  /** The handle that would be saved, of which the field says who has it; empty while it is the record's own. */
  wanted: string;
  /** The record that the form is about; undefined for a new one. */
  ownId?: string | undefined;
  /** What the server has against it, see `useHandleError`. */
  duplicate?: ReactNode;
}

/** The field of a handle, with the form's own `getInputProps('handle')`; it says who has the handle while one types. */
export function HandleField(props: HandleFieldProps): ReactNode {
  const { kind, wanted, ownId, duplicate, error, ...field } = props;
  const taken = useTakenHandle(kind, wanted, ownId);
  return <TextInput leftSection="/" {...field} error={duplicate ?? error ?? taken} />;
}
