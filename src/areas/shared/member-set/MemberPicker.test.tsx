// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { fixedSource } from '#ui/picker/source.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { MemberPicker } from './MemberPicker.tsx';
import type { Member, OfferFilters, OfferSource } from './members.ts';

const parts = vi.hoisted(() => ({ onTag: (_values: string[]): void => undefined }));
vi.mock('#ui/overlay/Dialog.tsx', () => ({
  Dialog: ({ children }: { children: object }) => children,
}));
vi.mock('#ui/picker/FacetFilter.tsx', () => ({
  FacetFilter: ({ onChange }: { onChange: (values: string[]) => void }) => {
    parts.onTag = onChange;
    return null;
  },
}));

const find = vi.fn();
const offersOf = (filters: OfferFilters): OfferSource<Member> => ({
  key: ['offers', filters],
  find: async () => {
    find(filters);
    return { options: [], count: 0 };
  },
  one: async (value) => ({ value, label: value }),
});

test('a filter narrows what is offered', async () => {
  const source = { ...offersOf({}), narrow: offersOf };
  render(
    <InEnglish>
      <MemberPicker
        opened
        texts={{ title: '', search: 'Search', label: 'Products', add: '', addCount: () => '' }}
        source={source}
        filters={[{ name: 'tags', label: 'Tag', source: fixedSource([]) }]}
        chosenBefore={[]}
        onClose={() => undefined}
        onAdd={() => undefined}
      />
    </InEnglish>,
  );
  await act(async () => undefined);
  expect(find.mock.lastCall).toEqual([{}]);
  await act(async () => parts.onTag(['new']));
  expect(find.mock.lastCall).toEqual([{ tags: ['new'] }]);
});
