import { expect, test } from 'vitest';
import { openTabs } from './tabs.ts';
import type { TabMessage } from './tabs.ts';

const next = (name: string): Promise<TabMessage> =>
  new Promise((resolve) => {
    const stop = openTabs(name).listen((message) => {
      stop();
      resolve(message);
    });
  });

test('signing out in one tab reaches another', async () => {
  const heard = next('tabs-out');
  openTabs('tabs-out').tell({ kind: 'signedOut' });
  await expect(heard).resolves.toEqual({ kind: 'signedOut' });
});

test('what is not a message of ours is left out', async () => {
  const heard = next('tabs-strange');
  const stranger = new BroadcastChannel('tabs-strange');
  stranger.postMessage({ kind: 'signedIn' });
  stranger.postMessage('signedOut');
  openTabs('tabs-strange').tell({ kind: 'signedIn', userId: 'usr_1' });
  await expect(heard).resolves.toEqual({ kind: 'signedIn', userId: 'usr_1' });
  stranger.close();
});
