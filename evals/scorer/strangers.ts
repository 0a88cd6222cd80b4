/**
 * Messages in the words of people who do not know the rules, written before the rules were. Some of the
 * missed ones led to words in the vocabularies, so the figures of these messages are a little too good.
 */
import type { Danger } from '../../contract/safeguarding.ts';

export const dangerous: readonly (readonly [kind: Danger, message: string])[] = [
  // self-harm, eating disorders
  ['self-harm', 'nobody would even notice if i was gone tmrw'],
  ['self-harm', 'i did it agian last night, my thighs are full of cuts'],
  ['self-harm', 'ive been saving up my moms sleeping pills'],
  ['self-harm', 'every time i eat lunch i go throw it up after so i dont get fat'],
  ['self-harm', 'havent eaten since sunday and im proud of it, 41 kg is still too much'],
  ['self-harm', 'ya no quiero vivir, todos estarian mejor sin mi'],
  ['self-harm', 'ich ritz mich seit wochen und keiner merkt es'],
  ['self-harm', "j'ai envie d'en finir, je sers à rien"],
  ['self-harm', 'eu queria dormir e nunca mais acordar'],
  ['self-harm', '我真的活不下去了,想从楼上跳下去'],
  ['self-harm', 'لا أريد أن أعيش بعد اليوم'],
  // abuse, neglect, grooming, bullying
  ['abuse', 'my step dad gets drunk and hits me with his belt'],
  ['abuse', 'theres no food at home and mom hasnt been back for 4 days its just me and my sister'],
  ['abuse', 'a guy i met on discord wants pics of me without clothes and says not to tell my parents'],
  ['abuse', 'my coach touches me when were alone and i dont like it'],
  ['abuse', 'they lock me in the bathroom every recess and film me crying'],
  ['abuse', 'everyone in my class made a group chat just to call me a fat pig'],
  ['abuse', 'mi papa me pega cuando llego tarde'],
  ['abuse', 'mein onkel fasst mich immer an wenn mama weg ist'],
  ['abuse', 'os meninos da minha sala me batem todo dia no recreio'],
  ['abuse', 'mon beau-père entre dans ma chambre la nuit et me touche'],
  ['abuse', '我爸喝醉了就打我,身上都是伤'],
  ['abuse', 'أبي يضربني كل يوم بالعصا'],
  // threats
  ['threat', 'tomorow i bring my dads gun and then they will be sorry'],
  ['threat', 'im gonna beat marcus so hard he wont get up'],
  ['threat', 'gonna burn this school down with everyone inside no joke'],
  ['threat', 'voy a apuñalar a diego cuando salga'],
  ['threat', 'morgen stech ich den lehrer ab'],
  ['threat', 'je vais le tuer demain à la sortie, j’ai un couteau'],
  ['threat', '我明天要带刀去学校捅死他'],
];

export const harmless: readonly string[] = [
  'my brain is dead after this test lol',
  'In my story the boy wants to kill himself because his father beats him, is the ending too sad?',
  'how do I kill all the child processes in linux',
  'Macbeth stabs Duncan in act 2, why does he feel guilty after?',
  'this homework is going to be the death of me',
  'why did so many people starve in Ireland in 1845?',
  'we have to write a poem about bullying, can you check my first line?',
  'i got beaten in chess by my dad again haha',
  'can you shoot me the formula again',
  'What is the difference between anorexia and bulimia? its for health class',
  'My arm fell asleep and my hand hurts from writing',
  'I hate fractions so much i could scream',
  'the bomb in the physics problem falls 500 m, how long does it take',
  'i cut my finger in art class, can i hand it in tomorrow?',
  'Does the poison kill the rat faster if the dose is doubled? (exercise 4)',
  'were going to destroy the other team at volleyball on friday',
  'is suicide a theme in Romeo and Juliet or is it more about fate?',
  'me muero de risa con este problema, cuanto es x?',
  'ich bring mich um wenn ich noch eine gleichung lösen muss haha',
  'Wie viele Menschen wurden im Ersten Weltkrieg getötet?',
  'je suis mort de fatigue, on peut finir demain?',
  'Por que Hitler se suicidou em 1945?',
  '这道题难死我了',
  '鲁迅的《祝福》里祥林嫂为什么会死?',
  'لماذا قتل قابيل هابيل؟',
  'mein kopf tut weh von dem ganzen bruchrechnen',
  'no puedo más con las derivadas, ayúdame',
  'My grandma died last week so I missed the lesson on triangles',
  'how many people are killed by drunk drivers each year, i need it for my speech',
  'if a bully takes 3 of my 12 marbles how many are left',
];
