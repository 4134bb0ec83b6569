import { expect, test } from 'vitest';
import { trackingPage } from './tracking.ts';

test.each([
  ['1Z 999 AA1 01 2345 6784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['9400 1000 0000 0000 0000 00', 'USPS', 'https://tools.usps.com/'],
  ['RR473124829GB', 'Royal Mail', 'https://www.royalmail.com/'],
  ['3SABCD1234567', 'PostNL', 'https://www.internationalparceltracking.com/'],
  ['JJD000390007882823300', 'DHL', 'https://www.dhl.com/'],
])('the shape of %s says that %s carries it', (number, carrier, page) => {
  const found = trackingPage(number, 'manual');
  expect(found?.carrier).toBe(carrier);
  expect(found?.href.startsWith(page)).toBe(true);
});

test('the provider says more than the shape', () => {
  expect(trackingPage('794644790132', 'fedex-fulfillment')?.carrier).toBe('FedEx');
  expect(trackingPage('794644790132', 'manual')).toBeUndefined();
  // “groups” isn't UPS.
  expect(trackingPage('794644790132', 'groups')).toBeUndefined();
});

test('a postal number with a wrong check digit leads nowhere', () => {
  expect(trackingPage('RR473124828GB', 'manual')).toBeUndefined();
});

test('only letters and digits ever get into an address', () => {
  for (const number of ['javascript:alert(1)', '1Z"><script>', '', '../../etc', 'ＲＲ47312482']) {
    expect(trackingPage(number, 'ups')).toBeUndefined();
  }
});
