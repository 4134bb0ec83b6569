/** What one tab tells the others about the session that they share. */
export type TabMessage = { kind: 'signedOut' } | { kind: 'signedIn'; userId: string };

const CHANNEL = 'quartermaster.session';

/** The line to the app's other tabs in this browser. */
export interface Tabs {
  tell: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
}

function isMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'signedOut') return true;
  return value.kind === 'signedIn' && 'userId' in value && typeof value.userId === 'string';
}

const ALONE: Tabs = { tell: () => {}, listen: () => () => {} };

/** Opens the line; a browser without one keeps to itself. */
export function openTabs(name: string = CHANNEL): Tabs {
  if (typeof BroadcastChannel === 'undefined') return ALONE;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // Firefox refuses it to pages whose cookies are blocked.
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
