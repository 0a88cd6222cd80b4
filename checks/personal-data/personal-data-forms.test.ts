import { expect, it } from 'vitest';
import { comparable, formsOnOneLine } from '../../test/text-forms.ts';
import { maskPersonalData } from './personal-data.ts';

const masked = (text: string): string => maskPersonalData(text).text;

it.each([
  ['Write to josé.pérez@école-nord.fr please', 'Write to [e-mail address] please'],
  ["My address is sean.o'brien@school.org.", 'My address is [e-mail address].'],
  ['müller-lüdenscheidt@web.de!', '[e-mail address]!'],
  ['आयुष@school.org', '[e-mail address]'],
  ['[name]@school.org', '[e-mail address]'],
  ['lena (at) schule.de', '[e-mail address]'],
  ['mei.lin ät school punkt de', '[e-mail address]'],
  ['My number is 0171-2345678', 'My number is [phone number]'],
  ['mi número es 634 908 217', 'mi número es [phone number]'],
  ['mój numer 22-48-71-95 is my danish number', 'mój numer [phone number] is my danish number'],
  ['Pay with 4111-1111-1111-1111', 'Pay with [card number]'],
  ['Mein Konto: DE89 3704 0044 0532 0130 00', 'Mein Konto: [bank account]'],
  ['It is 078-05-1120', 'It is [national number]'],
  ['They banned 81.2.69.142', 'They banned [IP address]'],
  ['加我13812345678', '加我[phone number]'],
])('%j is masked in every form', (text, expected) => {
  expect(masked(text)).toBe(expected);
  for (const form of formsOnOneLine(text))
    expect(comparable(masked(form.text)), form.name).toBe(comparable(expected));
});

it.each([
  'What is 500-200-1000 and 5000 + 12345678?',
  'The subnet is 192.168.10.0/24 with mask 255.255.255.0.',
  'Continue the pattern 02-04-06-08-10',
  "It's the pupils' 3 - 2 = 1",
])('%j stays as it is in every form', (text) => {
  expect(masked(text)).toBe(text);
  for (const form of formsOnOneLine(text)) expect(masked(form.text), form.name).toBe(form.text);
});
