import { Input, SegmentedControl } from '@mantine/core';
import type { SegmentedControlProps } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './SegmentedField.module.css';

interface SegmentedFieldProps<Value extends string> extends Pick<
  SegmentedControlProps<Value>,
  'data' | 'value' | 'size' | 'fullWidth'
> {
  label: string;
  onChange: (value: Value) => void;
}

/** Labeled like other fields. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>): ReactNode {
  const { label, ...control } = props;
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <div className={classes.control}>
        <SegmentedControl<Value> aria-labelledby={id} {...control} />
      </div>
    </Input.Wrapper>
  );
}
