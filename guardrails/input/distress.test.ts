import { describe, expect, it } from 'vitest';
import { type Distress, findSigns } from './distress.ts';

describe('a message of distress', () => {
  const told: readonly (readonly [kind: Distress, message: string])[] = [
    ['isolation', 'i dont really have anyone to sit with at lunch so i just stay in the library'],
    ['isolation', "you're the only one i can talk to"],
    ['isolation', 'ninguém fala comigo na turma'],
    ['isolation', "j'ai pas d'amis dans cette classe de toute façon"],
    ['isolation', 'ich fühl mich immer so allein'],
    ['isolation', 'أشعر بالوحدة في المدرسة'],
    ['low-mood', 'ive been feeling really down lately and cant focus on this'],
    ['low-mood', 'im sad every day and idk why'],
    ['low-mood', 'no me apetece hacer nada, estoy triste todo el tiempo'],
    ['low-mood', '我最近一直很难过，不想跟任何人说话'],
    ['condition', 'my doctor says i have depression so i missed two weeks, can you explain what we did'],
    ['condition', 'sometimes i hear voices that arent there, could that be because im tired'],
    ['condition', 'ich habe Panikattacken vor jeder Arbeit'],
    ['family', 'my parents are getting divorced and i cant do homework'],
  ];

  it.each(told)('is found as %s: %s [standard 11.17 12.1 12.3 12.6]', (kind, message) => {
    expect(findSigns(message).distress).toBe(kind);
  });
});

describe('a message that tells nothing of its writer', () => {
  it.each([
    'I am dying of boredom, can we do something else than fractions',
    "In the novel Eleanor says 'I have no friends and nobody would notice'. What does that tell us about her character?",
    'what are the symptoms of depression for my health class poster',
    'Explain the causes of the Great Depression of 1929',
    'Estoy triste porque perdió mi equipo jaja, ayúdame con la tarea de química',
    'translate to german: I am lonely, you are lonely, he is lonely',
    "The lyrics go 'all by myself, don't wanna be all by myself'. Which literary device is that?",
    '我觉得这道题很难，我不会做',
    "comment dit-on 'je me sens seul' en espagnol ?",
    'i feel so alone in thinking that x can be negative here lol',
    'Why do some people with anxiety take SSRIs? We have a biology quiz.',
  ])('passes: %s [standard 12.3]', (message) => {
    expect(findSigns(message).distress).toBeNull();
  });
});

describe('company instead of a question', () => {
  it.each([
    'hi',
    'hey its me again',
    'Hallo, wie geht es dir?',
    'are you still there?',
    '你好 在吗',
    'oi tudo bem',
  ])('is a greeting: %s [standard 11.16]', (message) => {
    expect(findSigns(message).lingers).toBe(true);
  });

  it.each(["please don't go, talk to me", 'ne me laisse pas', 'no quiero dejar de hablar contigo'])(
    'is a wish to go on: %s',
    (message) => {
      expect(findSigns(message).lingers).toBe(true);
    },
  );

  it.each([
    'hi, can you explain slopes?',
    'How do you say “good morning” in French?',
    'ok and what do I do with the 3?',
    'don’t tell me the answer, only the next step',
  ])('is not a question with a greeting, and not schoolwork: %s', (message) => {
    expect(findSigns(message).lingers).toBe(false);
  });
});
