import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { ReactNode } from 'react';
import { useSession } from '#app/session/useSession.ts';
import { CreateFlow } from './CreateFlow.tsx';
import { useDraftPlace } from '#shared/flow/useDraftPlace.ts';
import { PRODUCT_DRAFT } from './draft.ts';

/** Makes a product; what is typed belongs to who is signed in. */
export function CreatePage(): ReactNode {
  const { data } = useSession();
  if (!data) return <Skeleton height={400} />;
  return <OwnDraft key={data.user.id} userId={data.user.id} />;
}

/** Waits until it is clear which draft is this tab's. */
function OwnDraft({ userId }: { userId: string }): ReactNode {
  const place = useDraftPlace(PRODUCT_DRAFT, userId);
  if (place === undefined) return <Skeleton height={400} />;
  return <CreateFlow key={place} draftPlace={place} />;
}
