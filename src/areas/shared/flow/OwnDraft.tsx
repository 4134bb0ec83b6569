import type { ReactNode } from 'react';
import { useSession } from '#app/session/useSession.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { DraftKind } from './draft.ts';
import { useDraftPlace } from './useDraftPlace.ts';

interface OwnDraftProps<Values, Created extends { id: string }> {
  kind: DraftKind<Values, Created>;
  subject?: string;
  /** Gets the draft's place, per user. */
  children: (place: string) => ReactNode;
}

export function OwnDraft<Values, Created extends { id: string }>(
  props: OwnDraftProps<Values, Created>,
): ReactNode {
  const { data } = useSession();
  if (!data) return <Skeleton height={400} />;
  return <OfPerson key={data.user.id} userId={data.user.id} {...props} />;
}

function OfPerson<Values, Created extends { id: string }>({
  kind,
  userId,
  subject,
  children,
}: OwnDraftProps<Values, Created> & { userId: string }): ReactNode {
  const place = useDraftPlace(kind, userId, subject);
  return place === undefined ? <Skeleton height={400} /> : children(place);
}
