// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { ExtensionTiles } from './ExtensionTiles.tsx';

const warranties = defineExtension({
  name: 'warranties',
  tiles: [{ title: 'claims', load: async () => ({ default: () => <p>3 open claims</p> }) }],
});

test('the home page has the sections that extensions add', async () => {
  render(
    <InEnglish>
      <ExtensionsContext value={[warranties]}>
        <ExtensionTiles />
      </ExtensionsContext>
    </InEnglish>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('3 open claims'), {
    timeout: 20_000,
  });
});
