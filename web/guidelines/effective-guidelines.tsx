import { type AiGuidelines, describeGuidelines } from '../../contract/guidelines.ts';

/** What the tutor does and does not do here, in plain words, for the student. */
export function EffectiveGuidelines({ of }: { of: AiGuidelines }) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center text-xs font-semibold text-accent hover:underline">
        How the tutor helps here
      </summary>
      <ul className="grid list-disc gap-1 pb-3 pl-5">
        {describeGuidelines(of).map(({ family, says }) => (
          <li key={family}>The tutor {says}.</li>
        ))}
        <li>Your teacher chose this. It is checked before you see an answer.</li>
      </ul>
    </details>
  );
}
