import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Feature, useFeature } from './FeatureFlags.tsx';

function Probe(): string {
  return String(useFeature('product_categories'));
}

test('flags outside of their provider are a developer’s mistake, and say so', () => {
  const mistake = /must be used inside the FeatureFlagProvider/;
  expect(() => renderToStaticMarkup(<Probe />)).toThrow(mistake);
  expect(() => renderToStaticMarkup(<Feature flag="product_categories">…</Feature>)).toThrow(
    mistake,
  );
});
