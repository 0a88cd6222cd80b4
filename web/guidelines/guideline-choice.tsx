import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { guidelineExamples } from '../../contract/guideline-examples.ts';
import { type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';
import {
  ceilingOf,
  isAboveCeiling,
  type SchoolProfileName,
  schoolProfile,
} from '../../contract/school-profiles.ts';
import { classNames } from '../ui/class-names.ts';
import type { Theirs } from '../ui/field-state.ts';
import { Icon } from '../ui/icon.tsx';
import { RadioField } from '../ui/radio-field.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { translated } from '../ui/translated.ts';
import { useSchoolProfile } from './school-profile.ts';

interface GuidelineChoiceProps {
  family: GuidelineFamily;
  name: string;
  value: string;
  theirs?: Theirs | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const levelSentence = (description: string): string => t`The tutor ${translated(description)}.`;

/** The loosest level that the profile of the school allows, and why; nothing where the profile allows all. */
function CeilingNote({ profile, family }: { profile: SchoolProfileName; family: GuidelineFamily }) {
  const ceiling = ceilingOf(profile, family);
  const level = guidelineFamilies[family].levels.find(({ id }) => id === ceiling?.level);
  if (ceiling === undefined || level === undefined) return null;
  const [name, loosest] = [translated(schoolProfile(profile).label), translated(level.label)];
  return (
    <p className="text-xs text-soft">
      <Trans>
        At most {loosest}: your school’s profile is {name}.
      </Trans>{' '}
      {translated(ceiling.reason)}
    </p>
  );
}

/**
 * The levels of one family, with the tutor's answer to the same question at every level, so that teachers
 * choose by example.
 */
export function GuidelineChoice({ family, ...bound }: GuidelineChoiceProps) {
  const { label, levels } = guidelineFamilies[family];
  const profile = useSchoolProfile();
  const options = levels.map((level) => ({
    value: level.id,
    label: translated(level.label),
    description: levelSentence(level.says),
    disabled: profile !== undefined && isAboveCeiling(profile, family, level.id),
  }));
  const { task, question, answers } = guidelineExamples[family];
  return (
    <div className="@container grid content-start gap-2">
      <RadioField
        label={translated(label)}
        options={options}
        note={profile !== undefined && <CeilingNote profile={profile} family={family} />}
        {...bound}
      />
      <details className="group rounded-md bg-paper text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 py-2 font-semibold text-accent hover:underline">
          <span className="flex-1">
            <Trans>The same question at each level</Trans>
          </span>
          <Icon name="chevron" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-3">
          <p className="px-3 text-soft wrap-anywhere">{translated(task)}</p>
          <div className="mx-3 justify-self-start rounded-md bg-accent-wash px-3 py-2">
            <RichText text={translated(question)} />
          </div>
          <dl className="grid gap-3 px-3 @3xl:grid-cols-4 @3xl:gap-0 @3xl:px-0">
            {levels.map(({ id, label: levelLabel }) => (
              <div
                key={id}
                className={classNames(
                  'border-s-4 ps-3 @3xl:border-t-4 @3xl:border-s-0 @3xl:px-3 @3xl:pt-2',
                  id === bound.value ? 'border-accent' : 'border-transparent',
                )}
              >
                <dt className="font-semibold">
                  {translated(levelLabel)}
                  {id === bound.value && (
                    <span className="font-normal text-soft">
                      {' '}
                      <Trans>(chosen)</Trans>
                    </span>
                  )}
                </dt>
                <dd>
                  <RichText text={translated(answers[id] ?? '')} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </div>
  );
}
