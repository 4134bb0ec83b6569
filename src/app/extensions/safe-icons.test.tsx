// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { defineExtension } from './extension.ts';
import { withSafeIcons } from './safe-icons.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an icon that fails leaves what stands beside it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { commands = [] } = withSafeIcons(
    defineExtension({
      name: 'approval',
      commands: [
        {
          label: 'approve',
          to: '/',
          icon: () => {
            throw new Error('broken');
          },
        },
        { label: 'ask', to: '/ask' },
      ],
    }),
  );
  const icons = commands.flatMap(({ icon }) => icon ?? []);
  expect(icons).toHaveLength(1);
  render(
    <p>
      {icons.map((icon, index) => createElement(icon, { key: index, size: 18 }))}
      Approve
    </p>,
  );
  expect(document.querySelector('svg')?.getAttribute('width')).toBe('18');
  expect(document.body.textContent).toContain('Approve');
});
