import { defineExtension } from '#extension';

export default defineExtension({
  name: 'broken-section',
  sections: [{ on: 'product', title: 'title', load: () => import('./BrokenSection.tsx') }],
});
