import { Textarea } from '@mantine/core';
import type { TextareaProps } from '@mantine/core';
import type { CSSProperties, ReactNode, Ref } from 'react';
import classes from './GrowingTextarea.module.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'rows' | 'style'> {
  ref?: Ref<HTMLTextAreaElement>;
  minRows?: number;
  maxRows?: number;
}

/** Without `field-sizing`, Mantine measures each text: about 40 ms before first paint on a slow machine. */
const GROWS_BY_ITSELF =
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('field-sizing', 'content');

export function GrowingTextarea(props: GrowingTextareaProps): ReactNode {
  const { minRows = 1, maxRows, ...field } = props;
  if (!GROWS_BY_ITSELF) {
    const most = maxRows === undefined ? {} : { maxRows };
    return minRows === maxRows ? (
      <Textarea {...field} rows={minRows} />
    ) : (
      <Textarea {...field} autosize minRows={minRows} {...most} />
    );
  }
  const rows = { '--min-rows': minRows, '--max-rows': maxRows ?? 'infinity' } as CSSProperties;
  return <Textarea {...field} classNames={{ input: classes.growing }} style={rows} />;
}
