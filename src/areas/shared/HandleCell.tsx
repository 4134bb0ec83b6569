import type { ReactNode } from 'react';
import { Nothing } from '../../ui/table/Nothing.tsx';

/** A record's part of its address in the shop, in a list. */
export function HandleCell({ handle }: { handle: string | null | undefined }): ReactNode {
  return handle ? (
    <bdi dir="ltr" style={{ color: 'var(--mantine-color-dimmed)' }}>
      /{handle}
    </bdi>
  ) : (
    <Nothing />
  );
}
