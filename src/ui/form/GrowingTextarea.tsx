import { Textarea } from '@mantine/core';
import type { TextareaProps } from '@mantine/core';
import type { CSSProperties, ReactNode, Ref } from 'react';
import classes from './GrowingTextarea.module.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'rows' | 'style'> {
  ref?: Ref<HTMLTextAreaElement>;
  /** Lines that it has at least. */
  minRows?: number;
  /** Lines after which it scrolls; without, it grows as long as the text does. */
  maxRows?: number;
}

/**
 * Whether the browser gives a field the height of its text. Where it doesn't, the library measures each text, which
 * takes a slow machine some 40 ms before a page with such a field can be seen.
 */
const GROWS_BY_ITSELF =
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('field-sizing', 'content');

/** A field of several lines that is as high as its text. */
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
