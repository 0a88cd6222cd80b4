import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { createAssignment } from '../../contract/assignments.ts';
import { createClass, joinClass } from '../../contract/classes.ts';
import { subjects } from '../../contract/constants.ts';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { guidelineExamples } from '../../contract/guideline-examples.ts';
import { type AiGuidelines, conflictsOf, guidelineFamilies } from '../../contract/guidelines.ts';
import { accountSentences, changePassword, newPassword, schoolCode } from '../../contract/identity.ts';
import {
  connectionSentences,
  modelForm,
  probeSentences,
  readerSentences,
  verdictSentences,
} from '../../contract/model-connection.ts';
import { prohibitions } from '../../contract/prohibitions.ts';
import { quickStarts } from '../../contract/quick-starts.ts';
import { registerStudent, registerTeacher } from '../../contract/registration.ts';
import { safeguardingContact } from '../../contract/school.ts';
import { schoolProfiles } from '../../contract/school-profiles.ts';
import { timeSentences } from '../../contract/time-limits.ts';
import { contractMessages, refusalMessages } from './contract-messages.ts';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const known = new Set(contractMessages.map((message) => english._(message)));
const unknownOf = (texts: readonly string[]) => texts.filter((text) => !known.has(text));

describe('each text of the contract that people read has a message, with the same English', () => {
  it.each(Object.keys(errors) as ErrorCode[])('the refusal %s', (code) => {
    expect(english._(refusalMessages[code])).toBe(errors[code][1]);
  });

  it('subjects and quick starts', () => {
    expect(unknownOf(subjects)).toEqual([]);
    expect(
      unknownOf(quickStarts.flatMap(({ label, description, prompt }) => [label, description, prompt])),
    ).toEqual([]);
  });

  it('the reasons for which an answer was stopped', () => {
    expect(unknownOf(Object.values(prohibitions).map(({ stopped }) => stopped))).toEqual([]);
  });

  it('why a model was not connected', () => {
    expect(unknownOf(Object.values(connectionSentences))).toEqual([]);
    expect(unknownOf(Object.values(verdictSentences))).toEqual([]);
    expect(unknownOf(Object.values(probeSentences))).toEqual([]);
    expect(unknownOf(Object.values(readerSentences))).toEqual([]);
  });

  it('the guidelines and their examples', () => {
    const families = Object.values(guidelineFamilies);
    expect(unknownOf(families.map(({ label }) => label))).toEqual([]);
    expect(
      unknownOf(families.flatMap(({ levels }) => levels.flatMap(({ label, says }) => [label, says]))),
    ).toEqual([]);
    const examples = Object.values(guidelineExamples);
    expect(
      unknownOf(
        examples.flatMap(({ task, question, answers }) => [task, question, ...Object.values(answers)]),
      ),
    ).toEqual([]);
  });

  it.each(['restrictive', 'guided'])('the sentence about levels that contradict %s', (directness) => {
    const loosest = Object.entries(guidelineFamilies).map(([family, { levels }]) => [
      family,
      levels.at(-1)?.id,
    ]);
    const chosen = { ...Object.fromEntries(loosest), directness } as AiGuidelines;
    expect(conflictsOf(chosen)).not.toEqual([]);
    expect(unknownOf(conflictsOf(chosen))).toEqual([]);
  });

  it('the profiles of schools', () => {
    const texts = Object.values(schoolProfiles).flatMap(
      ({ label, says, ceilings, wording, leftToTeachers }) => [
        ...[label, says, wording.contact, wording.helpline],
        ...Object.values<{ reason: string }>(ceilings).map(({ reason }) => reason),
        ...leftToTeachers.flatMap(({ what, why }) => [what, why]),
      ],
    );
    expect(unknownOf(texts.filter((text) => text !== null))).toEqual([]);
  });

  it('what forms about time say', () => {
    expect(unknownOf(Object.values(timeSentences))).toEqual([]);
  });

  it('what forms say about wrong input', () => {
    const forms = [
      createAssignment.body,
      createClass.body,
      joinClass.body,
      changePassword.body,
      safeguardingContact,
      modelForm,
    ];
    const accounts = [
      registerStudent.body.extend({ password: newPassword }),
      registerTeacher.body.extend({ password: newPassword, schoolCode }),
    ];
    const said = [...forms, ...accounts].flatMap((schema) => {
      // These fields contain no text that a person types, so they are not filled with one.
      const names = Object.keys(schema.shape).filter(
        (name) =>
          !/^(?:role|subject|classId|asksApproval|requiresAttempt|aiGuidelines|answerKey|refusesProposedKeys)$/.test(
            name,
          ),
      );
      const filled = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
      // An empty, an unreadable, a short and a very long text bring up the sentences of all fields.
      return ['', '---', 'x', 'x'.repeat(20_000)].flatMap((text) =>
        (
          schema.safeParse({ ...filled(text), subject: 'Science', role: 'teacher', classId: 'c' }).error
            ?.issues ?? []
        ).map(({ message }) => message),
      );
    });
    expect(said.length).toBeGreaterThan(20);
    expect(unknownOf([...new Set([...said, ...Object.values(accountSentences)])])).toEqual([]);
  });
});
