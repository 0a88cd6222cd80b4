import { describe, expect, it } from 'vitest';
import { maskPersonalData } from './personal-data.ts';

const masked = (text: string): string => maskPersonalData(text).text;

describe('personal data', () => {
  it.each([
    ['Write to lena.vogel@schule-nord.de please', 'Write to [e-mail address] please'],
    ['My number is 0171 2345678', 'My number is [phone number]'],
    ['You can call me on 555 0199.', 'You can call me on [phone number].'],
    ['Reach us at +44 20 7946 0958 ext 12', 'Reach us at [phone number]'],
    ['Pay with 4111 1111 1111 1111', 'Pay with [card number]'],
    ['It is 078-05-1120', 'It is [national number]'],
    ['Mein Konto: DE89 3704 0044 0532 0130 00', 'Mein Konto: [bank account]'],
    [
      'Mine is OM81 0180 0000 0129 9123 456, hers MN12 1234 1234 5678 9123',
      'Mine is [bank account], hers [bank account]',
    ],
    ['They banned 81.2.69.142 and 2a02:8108:1:2::5', 'They banned [IP address] and [IP address]'],
  ])('is masked so that the sentence can still be understood: %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    ['12345678Z', 'Spain'],
    ['1 85 05 78 006 084 91', 'France'],
    ['RSSMRA85T10A562S', 'Italy'],
    ['85.07.30-033.28', 'Belgium'],
    ['131052-308T', 'Finland'],
    ['811218-9876', 'Sweden'],
    ['756.9217.0769.85', 'Switzerland'],
    ['15 070649 C 103', 'Germany'],
    ['AB 12 34 56 C', 'the United Kingdom'],
    ['780123/3000', 'Czechia'],
    ['780123/0020', 'Czechia, where a remainder of ten was written as zero until 1985'],
  ])('is masked when it is a national number whose checksum holds: %s of %s', (number) => {
    expect(masked(`My number: ${number}.`)).toBe('My number: [national number].');
  });

  it.each([
    ['11010519491231002X', 'China, with a check character'],
    ['784-2008-1234567-1', 'the Emirates'],
    ['12.345.678-5', 'Chile'],
    ['GOMA010203HDFRRLA9', 'Mexico'],
    ['529.982.247-25', 'Brazil'],
  ])('is masked when it is a national number of a unique form: %s of %s', (number) => {
    expect(masked(`It says ${number}.`)).toBe('It says [national number].');
  });

  it.each([
    ['my passport no is C01X00T47', 'national-number'],
    ['nhs number nine four three 476 five nine one nine', 'national-number'],
    ['Aadhar: 2345 6789 0123', 'national-number'],
    ['رقم الهوية 1023456789', 'national-number'],
    ['1 85 05 78 006 084 92 est mon numéro de sécu', 'national-number'],
    ['my account number is 55779911', 'iban'],
    ['My card 4111 1111 1111 1112', 'payment-card'],
    ['2125550119 hmu', 'phone-number'],
    ['ven a casa de la abuela, es el 21 843 69 07', 'phone-number'],
  ])('is masked when its name stands beside it, whatever its check digits: %s', (text, kind) => {
    expect(maskPersonalData(text).masked).toEqual([{ kind, count: 1 }]);
  });

  it.each([
    'mon tel c est le 06-47-15-92-30',
    'tu peux m envoyer un sms au 07-81-24-09-66 stp',
    'i got a new sim: 06-12-34-56-78',
    '22-48-71-95 is my danish number',
    'mi movil es 612-48-90-13',
    '0471-23-88-90 thats my dads',
    'my number is 10-12-96-47, call me',
    'mi número es 634 908 217',
    'o meu número é 912 345 678',
    '我的电话是138 1234 5678',
    'me liga (11) 98765-4321',
    'zap: 21 99876-5432',
    'o fixo da escola é (11) 3456-7890',
    '加我13812345678',
    '13812345678 是我妈妈的',
    'write 138-1234-5678 on the board',
    'رقمي 0501234567',
    '0612345678 جوال أمي',
  ])('is masked when it is a phone number in pairs, or announced in another language: %s', (text) => {
    expect(maskPersonalData(text).masked).toEqual([{ kind: 'phone-number', count: 1 }]);
    expect(masked(text)).not.toMatch(/\d/);
  });

  it.each([
    'our router shows 2a02:908:1a2:bc40:5d2:7fff:fe12:9a01',
    'the teacher said my address is fe80::1c2b:3aff:fe4d:5e6f',
    'i connected from 2001:4860:4860::8888.',
    '[2a00:1450:4001:82f::200e] does not load at home',
    'Meine IPv6 lautet 2A01:C22:B400:9F00::1',
    'my ip is 2001:db8:85a3::8a2e:370:7334',
  ])('is masked when it is an IPv6 address of a machine, or somebody’s own: %s', (text) => {
    expect(maskPersonalData(text).masked).toEqual([{ kind: 'ip-address', count: 1 }]);
  });

  it('is counted by kind', () => {
    expect(maskPersonalData('a.b@school.org, c.d@school.org or 0171 2345678').masked).toEqual([
      { kind: 'email-address', count: 2 },
      { kind: 'phone-number', count: 1 },
    ]);
  });

  it.each([
    ['lena dot vogel at gmail dot com'],
    ['lena(at)schule.de'],
    ['lena @ schule . de'],
    ['l e n a @ s c h u l e . d e'],
    ['lena underscore v at hotmail dot co dot uk'],
    ['lena punto vogel arroba gmail'],
    ['lena{at}schule{punkt}de'],
    ['lena99艾特qq点com'],
    ['lena نقطة vogel آت gmail نقطة كوم'],
    ['81 dot 2 dot 69 dot 142'],
    ['zero seven double seven zero nine triple zero four two'],
    ['zéro six, trente-quatre, quatre-vingt-seize, 51, douze'],
    ['null eins fünf eins zwo drei vier fünf sechs sieben'],
    ['seis uno dos 34 cincuenta y seis siete 8 nueve'],
    ['nove um dois três quatro cinco meia sete oito'],
    ['幺三八-零零一三-捌零零零'],
    ['صفر خمسة اربعة ٣ ٢ ١ سبعة ثمانية تسعة ستة'],
    ['O77OO 9OO 123'],
    ['vier eins eins eins 1111 eins eins eins eins eins eins eins eins'],
    ['D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0'],
    ['ｌｅｎａ＠ｓｃｈｕｌｅ.ｄｅ'],
    ['４１１１ １１１１ １１１１ １１１１'],
    ['4111\u200b1111\u200b1111\u200b1111'],
    ['+49\u00a0171\u00a02345678'],
    ['4\ufe0f\u20e31\ufe0f\u20e31\ufe0f\u20e31\ufe0f\u20e3 1111 1111 1111'],
    ['4111\u034f1111\u180b1111\u{e0001}1111'],
  ])('is found in disguise: %s', (text) => {
    expect(maskPersonalData(text).masked).toHaveLength(1);
    expect(masked(text)).toMatch(/^\[[\w -]+\]$/);
  });

  it.each([
    'There were 4111 people on 3 trains and 1 234 567 letters.',
    'Is 3.14.15.9 the section we need? The version is 10.2.30.104.',
    'What is 500-200-1000 and 5000 + 12345678?',
    'Divide 1234567890123456 by 4111111111111112.',
    'x = 0.0171234567 and 6.02214076 times 10^23',
    'In binary: 0101 1100 0010 0110',
    'He was born on 12.03.2009 and moved on 2011-04-05.',
    'The subnet is 192.168.10.0/24 with mask 255.255.255.0.',
    'Why does std::cout << A@B.T not compile, and what is abc::def?',
    'The area of the first room is 500 sq ft and the area of the second room is 1000 sq ft.',
    'How many calls are 2 000 000 calls a day? I got 730000000 calls.',
    'What is 13812345678 divided by 2?',
    '计算 13812345678 ÷ 2',
    '地球到太阳大约149600000公里',
    'f(11) 9876 - 4321 is no point',
    'Work out 21 99876 minus 5432.',
    'Work out 1234567 + 89.',
    'A bank card has 16 digits: how many such numbers are there?',
    'Continue the pattern 02-04-06-08-10',
    'My lottery ticket is 04-11-23-35-42, how likely is that?',
    'The battle lasted from 06-06-1944 to 25-08-1944, or 12-05-2024-14-05-2024',
    'Divide the money in the ratio 1:2:3:4:5:6:7:8',
    'I live at 1250-1258 34th Street, how far is it to school on the map?',
    'my home is 10245-104 Street NW and the school is 2 km away',
    'Our office is at 14500 1200 East Road, plot it',
    'He can be reached at 4510-4522 Oak Lane in the story',
    'Schreib mir: Lindenstraße 12 50674 Köln',
    'Llámame a la calle Mayor 12 28013 Madrid',
    'What does ::1 mean, and what is 2001:db8::1 used for?',
    'The video is 1:02:33:12 long',
    'Round 0171 2345678 to the nearest million',
    '13812345678除以2等于多少',
    'What is 07911123456 times 3?',
    'Count: one two three four five six seven eight nine ten',
    'Primes: two three five seven eleven thirteen seventeen nineteen',
    'We met at some point in May, which dot product is it?',
    'Which is heavier, a proton or an electron?',
    'My phone has 128000000 bytes and the passport office has 1500000 visitors',
    'Social security began in 1935 and takes 6.2% of 168600',
    '2024 03 15 08 30 is a timestamp',
    '零点三三三三三三三',
  ])('is not found in an exercise: %s', (text) => {
    expect(maskPersonalData(text)).toEqual({ text, masked: [] });
  });

  it('is searched for within a time limit, even in a text made to be slow', () => {
    for (const piece of [
      '1',
      '@',
      'a@',
      '1 ',
      '(1',
      '1.1.',
      'DE12 ',
      'f:',
      ' at ',
      'a dot ',
      '４',
      'one ',
      '一',
      'a b ',
      'iban 1 ',
    ]) {
      const start = performance.now();
      maskPersonalData(piece.repeat(100_000 / piece.length));
      expect(performance.now() - start).toBeLessThan(30_000);
    }
  });
});
