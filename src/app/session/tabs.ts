import { isRecord } from '#ui/format/guards.ts';

export type TabMessage = { kind: 'signedOut' } | { kind: 'signedIn'; userId: string };

const CHANNEL = 'quartermaster.session';

export interface Tabs {
  tell: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
}

function isMessage(value: unknown): value is TabMessage {
  if (!isRecord(value)) return false;
  if (value.kind === 'signedOut') return true;
  return value.kind === 'signedIn' && typeof value.userId === 'string';
}

const ALONE: Tabs = { tell: () => {}, listen: () => () => {} };

/** No-op without BroadcastChannel. */
export function openTabs(name: string = CHANNEL): Tabs {
  if (typeof BroadcastChannel === 'undefined') return ALONE;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // Firefox throws if cookies are blocked.
    return ALONE;
  }
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (isMessage(data)) listener(data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
