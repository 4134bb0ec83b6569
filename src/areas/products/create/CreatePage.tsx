import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../../app/session/useSession.ts';
import { CreateFlow } from './CreateFlow.tsx';

/** Makes a product; what is typed belongs to who is signed in. */
export function CreatePage(): ReactNode {
  const { data } = useSession();
  if (!data) return <Skeleton height={400} />;
  return <CreateFlow key={data.user.id} userId={data.user.id} />;
}
