import { classNames } from '../ui/class-names.ts';
import { WrittenText } from '../ui/written-text.tsx';

interface StudentTextProps {
  text: string;
  /** How high it may be, and what else distinguishes it. A text of thousands of lines hides no other alert. */
  look: string;
}

/** What a student wrote, as it was written. A long text scrolls in its box. */
export const StudentText = ({ text, look }: StudentTextProps) => (
  <p
    dir="auto"
    className={classNames('overflow-auto whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]', look)}
  >
    <WrittenText text={text} />
  </p>
);
