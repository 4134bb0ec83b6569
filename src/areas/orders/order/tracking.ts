interface Carrier {
  name: string;
  /** URL prefix; the number follows */
  page: string;
  /** Unique to the carrier */
  shape?: RegExp;
  /** Matches the provider's name */
  provider?: RegExp;
}

const CARRIERS: readonly Carrier[] = [
  {
    name: 'UPS',
    page: 'https://www.ups.com/track?tracknum=',
    shape: /^1Z[0-9A-Z]{16}$/,
    provider: /\bups\b/,
  },
  {
    name: 'USPS',
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
    shape: /^(?:9[1-5]\d{20}|9[1-5]\d{24}|[A-Z]{2}\d{9}US)$/,
    provider: /\busps\b/,
  },
  {
    name: 'FedEx',
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
    provider: /\bfedex\b/,
  },
  {
    name: 'DHL',
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
    shape: /^(?:JJD\d{14,18}|JVGL\d{10,20}|00340\d{15}|[A-Z]{2}\d{9}DE)$/,
    provider: /\bdhl\b/,
  },
  {
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/',
    shape: /^[A-Z]{2}\d{9}GB$/,
    provider: /\broyal ?mail\b/,
  },
  {
    name: 'La Poste',
    page: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
    shape: /^[A-Z]{2}\d{9}FR$/,
    provider: /\b(?:colissimo|la ?poste)\b/,
  },
  {
    name: 'Japan Post',
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1=',
    shape: /^[A-Z]{2}\d{9}JP$/,
    provider: /\bjapan ?post\b/,
  },
  {
    name: 'Canada Post',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
    shape: /^[A-Z]{2}\d{9}CA$/,
    provider: /\bcanada ?post\b/,
  },
  {
    name: 'Australia Post',
    page: 'https://auspost.com.au/mypost/track/details/',
    shape: /^[A-Z]{2}\d{9}AU$/,
    provider: /\b(?:australia ?post|auspost)\b/,
  },
  {
    name: 'PostNL',
    page: 'https://www.internationalparceltracking.com/#/search?barcode=',
    shape: /^(?:3S[0-9A-Z]{11,13}|[A-Z]{2}\d{9}NL)$/,
    provider: /\bpost ?nl\b/,
  },
  {
    name: 'DPD',
    page: 'https://tracking.dpd.de/status/en_US/parcel/',
    provider: /\bdpd\b/,
  },
  {
    name: 'GLS',
    page: 'https://gls-group.com/track/',
    provider: /\bgls\b/,
  },
];

export interface TrackingPage {
  carrier: string;
  href: string;
}

/** The check digit rules out most invalid numbers */
const POSTAL = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/**
 * Recognizes the carrier by the number's shape or the provider. Ignores URLs from the order: they could lead anywhere.
 *
 * @param number with spaces or hyphens
 * @param provider id
 */
export function trackingPage(number: string, provider: string): TrackingPage | undefined {
  const plain = number.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[0-9A-Z]{6,40}$/.test(plain)) return undefined;
  const words = provider.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
  const carrier =
    CARRIERS.find(({ provider: named }) => named?.test(words)) ??
    (isMadeUp(plain) ? undefined : CARRIERS.find(({ shape }) => shape?.test(plain)));
  return carrier && { carrier: carrier.name, href: `${carrier.page}${encodeURIComponent(plain)}` };
}

function isMadeUp(number: string): boolean {
  const [, digits, check] = POSTAL.exec(number) ?? [];
  if (digits === undefined) return false;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const rest = 11 - (sum % 11);
  return Number(check) !== (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}
