import type { RegionName } from './setup.ts';

/** Invented people at invented addresses. */
export interface Person {
  first: string;
  last: string;
  /** Local part, before @example.com. */
  mail: string;
  region: RegionName;
  country: string;
  street: string;
  city: string;
  postcode: string;
  province?: string;
  phone?: string;
  company?: string;
  account: boolean;
  group?: 'wholesale' | 'schools' | 'friends';
}

type Line = [
  first: string,
  last: string,
  mail: string,
  region: RegionName,
  country: string,
  street: string,
  city: string,
  postcode: string,
  more?: Partial<Pick<Person, 'province' | 'phone' | 'company' | 'group'>>,
];

const ACCOUNTS: readonly Line[] = [
  [
    'Greta',
    'Voss',
    'greta.voss',
    'eurozone',
    'de',
    'Am Sandtorkai 30',
    'Hamburg',
    '20457',
    { phone: '+49 40 5550134', group: 'friends' },
  ],
  [
    'Jan',
    'de Boer',
    'jan.deboer',
    'eurozone',
    'nl',
    'Veerhaven 11',
    'Rotterdam',
    '3016 CJ',
    { phone: '+31 10 5550187', company: 'Jachtwerf De Boer', group: 'wholesale' },
  ],
  [
    'Ewan',
    'MacLeod',
    'ewan.macleod',
    'uk',
    'gb',
    '8 Shore Street',
    'Ullapool',
    'IV26 2UJ',
    { phone: '+44 1632 960144', group: 'friends' },
  ],
  [
    'Nell',
    'Ashcombe',
    'nell.ashcombe',
    'uk',
    'gb',
    '21 Custom House Hill',
    'Fowey',
    'PL23 1AB',
    { company: 'Fowey Sailing School', group: 'schools' },
  ],
  [
    '陽子',
    '田中',
    'yoko.tanaka',
    'japan',
    'jp',
    '中区海岸通 2-14',
    '横浜市',
    '231-0002',
    { province: '神奈川県', phone: '+81 45 555 0162' },
  ],
  [
    '健',
    '佐藤',
    'ken.sato',
    'japan',
    'jp',
    '中央区波除 4-3-9',
    '大阪市',
    '552-0001',
    { province: '大阪府', group: 'friends' },
  ],
  [
    'فاطمة',
    'الصباح',
    'fatima.alsabah',
    'gulf',
    'kw',
    'شارع الخليج العربي ١٢',
    'مدينة الكويت',
    '13001',
    { phone: '+965 2555 0119' },
  ],
  [
    'محمد',
    'العتيبي',
    'mohammad.alotaibi',
    'gulf',
    'kw',
    'قطعة ٣، شارع ٧',
    'السالمية',
    '22001',
    { company: 'بحارة الخليج', group: 'wholesale' },
  ],
  ['Олена', 'Шевченко', 'olena.shevchenko', 'eurozone', 'at', 'Handelskai 92', 'Wien', '1200'],
  [
    'Łukasz',
    'Wiśniewski',
    'lukasz.wisniewski',
    'eurozone',
    'de',
    'Uferstraße 5',
    'Rostock',
    '18055',
  ],
  [
    'Inês',
    'Carvalho',
    'ines.carvalho',
    'eurozone',
    'pt',
    'Rua da Ribeira 44',
    'Porto',
    '4050-509',
    { phone: '+351 22 555 0173' },
  ],
  [
    'María José',
    'Núñez',
    'mariajose.nunez',
    'eurozone',
    'es',
    'Paseo Marítimo 3',
    'Cádiz',
    '11010',
  ],
  [
    'Loïc',
    'Le Goff',
    'loic.legoff',
    'eurozone',
    'fr',
    '7 quai Vauban',
    'Concarneau',
    '29900',
    { company: 'Voiles du Ponant', group: 'wholesale' },
  ],
  [
    'Seán',
    "O'Driscoll",
    'sean.odriscoll',
    'eurozone',
    'ie',
    'The Pier, Baltimore',
    'Skibbereen',
    'P81 X953',
    { province: 'County Cork', group: 'schools' },
  ],
  [
    'Giulia',
    'Esposito',
    'giulia.esposito',
    'eurozone',
    'it',
    'Via Caracciolo 18',
    'Napoli',
    '80122',
  ],
  [
    'Harriet',
    'Coleman',
    'harriet.coleman',
    'us',
    'us',
    '214 Commercial Street',
    'Portland',
    '04101',
    { province: 'ME', phone: '+1 207 555 0146', group: 'friends' },
  ],
  [
    'Marcus',
    'Whitfield',
    'marcus.whitfield',
    'us',
    'us',
    '1801 Nickerson Street',
    'Seattle',
    '98119',
    { province: 'WA', company: 'Whitfield Marine Supply', group: 'wholesale' },
  ],
  ['நிலா', 'முருகன்', 'nila.murugan', 'uk', 'gb', '5 Mount Stuart Square', 'Cardiff', 'CF10 5EE'],
  [
    'प्रिया',
    'शर्मा',
    'priya.sharma',
    'us',
    'us',
    '77 Harbor View Road',
    'Annapolis',
    '21401',
    { province: 'MD' },
  ],
  ['Димитър', 'Петров', 'dimitar.petrov', 'eurozone', 'be', 'Vismijn 6', 'Oostende', '8400'],
];

const GUESTS: readonly Line[] = [
  ['王', '芳', 'wang.fang', 'eurozone', 'nl', 'Keizersgracht 219', 'Amsterdam', '1016 DZ'],
  [
    '민지',
    '김',
    'minji.kim',
    'us',
    'us',
    '350 Embarcadero West',
    'Oakland',
    '94607',
    { province: 'CA' },
  ],
  [
    'Thị Hương',
    'Nguyễn',
    'huong.nguyen',
    'eurozone',
    'fr',
    '12 rue du Port',
    'La Rochelle',
    '17000',
  ],
  ['Željko', 'Kovač', 'zeljko.kovac', 'eurozone', 'at', 'Hafenstraße 47', 'Linz', '4020'],
  ['Jiří', 'Dvořák', 'jiri.dvorak', 'eurozone', 'de', 'Elbufer 101', 'Dresden', '01097'],
  ['Aino', 'Mäkelä', 'aino.makela', 'eurozone', 'fi', 'Merikatu 9 B 14', 'Helsinki', '00140'],
  [
    'Михаил',
    'Соколов',
    'mikhail.sokolov',
    'eurozone',
    'es',
    'Moll de la Fusta 2',
    'Barcelona',
    '08002',
  ],
  [
    'Beatrix',
    'van der Meer-Hoogenboezem',
    'beatrix.vandermeer',
    'eurozone',
    'nl',
    'Oosthavendijk 4',
    'Terschelling West',
    '8881 BS',
  ],
  ['Tom', 'Reed', 'tom.reed', 'uk', 'gb', '3 Harbour Row', 'Whitby', 'YO22 4AN'],
  [
    'さくら',
    '小林',
    'sakura.kobayashi',
    'japan',
    'jp',
    '長崎市出島町 6-1',
    '長崎市',
    '850-0862',
    { province: '長崎県' },
  ],
];

function person(line: Line, account: boolean): Person {
  const [first, last, mail, region, country, street, city, postcode, more = {}] = line;
  return { first, last, mail, region, country, street, city, postcode, account, ...more };
}

export const PEOPLE: readonly Person[] = [
  ...ACCOUNTS.map((line) => person(line, true)),
  ...GUESTS.map((line) => person(line, false)),
];

export function emailOf({ mail }: Person): string {
  return `${mail}@example.com`;
}
