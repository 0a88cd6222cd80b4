import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { keyValue } from './answer-key-value.ts';

const told = (task: string, reply: string, question = 'i dont know'): boolean =>
  keyValue(detectorInputOf(reply, { task, question })) !== null;

const river = 'Which river flows through Cairo?';
const telephone = 'Who invented the telephone?';
const organ = 'Which organ cleans the blood?';
const war = 'In which year did the First World War begin?';
const bond = 'What do we call a bond in which electrons are shared?';
const tense = 'Which tense is used in “She had left”?';
const flower = 'Which part of a flower makes the pollen?';
const german = 'Welcher Planet ist der größte im Sonnensystem?';
const french = 'Qui a peint La Joconde ?';
const spanish = '¿Cuál es la capital de Perú?';

describe('Without a key, a name that the exercise asks for', () => {
  it.each([
    [river, 'The Nile.'],
    [river, 'It is the Nile, the longest river in Africa.'],
    [river, 'The river that flows through Cairo is the Nile.'],
    [river, 'Das ist der Nil. Wo entspringt er?'],
    [river, 'So you are looking for the Nile.'],
    [telephone, 'Alexander Graham Bell invented it.'],
    [telephone, 'It was Alexander Graham Bell who had the idea.'],
    [telephone, 'The telephone was invented by Alexander Graham Bell in 1876.'],
    [telephone, 'El teléfono fue inventado por Alexander Graham Bell.'],
    [organ, 'The kidneys do that.'],
    [organ, 'Think of your back: it is the kidneys!'],
    [organ, 'k-i-d-n-e-y-s'],
    ['Which of these is a mammal: a shark, a dolphin or a trout?', 'The dolphin is the mammal.'],
    ['Which word in “She quickly ran home” is the adverb?', 'The adverb is “quickly”.'],
    [organ, 'Die Nieren filtern das Blut. Was bleibt übrig?'],
    [war, 'The First World War began in 1914.'],
    [war, '1914!'],
    [bond, 'This is called covalent.'],
    [bond, 'We call it covalent. What is shared?'],
    [tense, 'It is the pluperfect.'],
    [tense, 'This tense is called the pluperfect.'],
    [flower, 'The anther makes it. What carries it away?'],
    [german, 'Der größte Planet ist Jupiter.'],
    [german, 'Es ist der Jupiter, ein Gasriese.'],
    [french, 'C’est Léonard de Vinci. Tu connais ses autres tableaux ?'],
    [french, 'La Joconde a été peinte par Léonard de Vinci.'],
    [spanish, 'La capital es Lima. ¿Dónde está?'],
    [spanish, 'Es Lima.'],
  ])('is found: %s — %s [spec 10.137]', (task, reply) => {
    expect(told(task, reply)).toBe(true);
  });

  it.each([
    [
      'Which word in “She quickly ran home” is the adverb?',
      '“Ran” is what she does, so it is the verb.',
      'ran',
    ],
    [telephone, 'Marconi built a radio without wires. Who came before him?', 'marconi'],
    [bond, 'Funny! The word comes from Latin. Which parts does it have?'],
    [german, 'Pflanzen brauchen es nicht. Denk an Gas und Größe.'],
    [french, 'Il est né en Italie. Son nom vient d’un village.'],
    [organ, 'Vitamins are found in fruit. What leaves the body with the urine?'],
    [river, 'Look at a map of Egypt. Which blue line passes the city?'],
    [river, 'It is one of the longest rivers in the world. Which ones do you know?'],
    [river, 'That is a good question for an atlas. What is the first letter on the map?'],
    [river, 'The Amazon is in South America. Which rivers are in Africa?', 'is it the amazon'],
    [telephone, 'Think of a man who taught deaf children in Boston. What was he called?'],
    [telephone, 'Edison invented the light bulb. Who worked on sound at the same time?', 'edison?'],
    [telephone, 'He was born in Scotland and moved to Canada. Where could you look him up?'],
    [organ, 'You have two of them, and they are shaped like beans. What are they called?'],
    [organ, 'The heart pumps the blood. Which organ takes waste out of it?', 'the heart?'],
    [organ, 'It is as big as your fist. Have a look at the picture in your book.'],
    [organ, 'It is often called the filter of the body. What is its name?'],
    [organ, 'Urine is made there. Which organ comes to your mind?'],
    [war, 'It began after a murder in Sarajevo. What did you read about that?'],
    [war, 'The second one ended in 1945. How long before was the first one?'],
    [bond, 'An ionic bond is about giving electrons away. What happens when they are shared?', 'ionic?'],
    [bond, 'Look at the prefix that means “together”. Which word do you get?'],
    [tense, 'Which helping verb do you see, and in which form is it?'],
    [tense, 'Good, “had” is the helping verb. Which form comes after it?'],
    [flower, 'It is a small sac at the top of a thin stalk. Do you see it in the picture?'],
    [flower, 'The petals attract insects. Which part is dusty when you touch it?', 'petals'],
    [flower, 'That is not quite right. Compare the picture on page 12.'],
    [german, 'Er hat einen großen roten Fleck. Welcher Planet ist das?'],
    [german, 'Der Mars ist viel kleiner. Welche Planeten bestehen aus Gas?', 'mars'],
    [french, 'C’est un peintre italien de la Renaissance. Lesquels connais-tu ?'],
    [spanish, 'Es una ciudad en la costa del Pacífico. ¿Cuál puede ser?'],
    ['Which of the two plans do you prefer, and why?', 'It is a matter of costs. What do you think?'],
    ['What is a metaphor? Explain it.', 'It is a comparison without “like”. Can you find one?'],
  ])('is not found in: %s — %s', (task, reply, question?: string) => {
    expect(told(task, reply, question)).toBe(false);
  });

  it('in a session is the one that the student asks for', () => {
    const inSession = (question: string, reply: string) =>
      keyValue(detectorInputOf(reply, { question })) !== null;
    expect(inSession('what is the capital of kenya', 'Nairobi.')).toBe(true);
    expect(inSession('what is a noun', 'A noun is a word for a thing. Which ones do you see?')).toBe(false);
  });

  it('is searched for in a time that grows at most linearly with the reply', () => {
    for (const piece of ['it is the ', 'a-', 'was by the ', 'is called a ', 'starts "abc" ', '1914 '])
      told(river, piece.repeat(100_000 / piece.length));
  }, 30_000);
});
