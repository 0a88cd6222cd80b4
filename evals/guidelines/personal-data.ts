/** Personal data in labelled sentences: what is masked, and what is masked although it is none. */
import { maskPersonalData } from '../../checks/checks.ts';
import { readRows } from './data.ts';
import { countRow, type Row } from './row.ts';

interface Sentence {
  readonly text: string;
  readonly spans: readonly (readonly [type: string, start: number, end: number])[];
}

/** The labels of the data that the product masks; names and postal addresses are not masked. */
const maskedTypes = ['EMAIL_ADDRESS', 'PHONE_NUMBER', 'CREDIT_CARD', 'US_SSN', 'IBAN_CODE', 'IP_ADDRESS'];

const carriesData = ({ text }: { text: string }): boolean => maskPersonalData(text).masked.length > 0;

function personalDataRows(sentences: readonly Sentence[]): Row[] {
  const spans = sentences.flatMap(({ text, spans: found }) => {
    const masked = maskPersonalData(text).text;
    return found.map(([type, start, end]) => ({ type, hidden: !masked.includes(text.slice(start, end)) }));
  });
  const free = sentences.filter((sentence) => !sentence.spans.some(([type]) => maskedTypes.includes(type)));
  return [
    ...maskedTypes.map((type) =>
      countRow(
        `personal data masked: ${type}`,
        spans.filter((span) => span.type === type),
        ({ hidden }) => hidden,
        { atLeast: 0.95 },
      ),
    ),
    countRow('personal data: sentences without any, masked', free, carriesData),
  ];
}

/** The figures; `folder` holds the labelled rows. */
export const measure = (folder: string): Row[] => [
  ...personalDataRows(readRows<Sentence>(folder, 'personal-data.jsonl')),
  countRow(
    'personal data: ordinary questions flagged',
    readRows<{ text: string }>(folder, 'ordinary-questions.jsonl'),
    carriesData,
    { atMost: 0.005 },
  ),
];
