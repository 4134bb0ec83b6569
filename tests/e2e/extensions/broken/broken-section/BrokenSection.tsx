import type { ReactNode } from 'react';
import type { RecordProps } from '#extension';

export default function BrokenSection({ id }: RecordProps<'product'>): ReactNode {
  throw new Error(`broken-section fails while it draws ${id}`);
}
