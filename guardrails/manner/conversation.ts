import type { Situation } from '../detector.ts';
import { plainWords } from '../input/plain-words.ts';
import { Phrases } from './closed/phrases.ts';
import { type Token, tokensOf } from './grammar/tokens.ts';

/** A student wants to end: "I have to go", "that is all". */
const ends = new Phrases(`
  i want to stop, i have to go, i gotta go, ive got to go, i need to go, i must go, im done, i am done, im finished for, im leaving, im going now, bye, goodbye, good night, lets stop, can we stop, stop now, that is all, thats all, thats it for today, enough for today, see you, i dont want to continue, i do not want to go on, i dont want to go on, i quit, im tired,
  ich muss los, ich muss gehen, ich muss jetzt gehen, ich hore auf, ich will aufhoren, ich mochte aufhoren, das war alles, genug fur heute, tschuss, bis dann, ich bin fertig, ich bin mude, ich will nicht mehr,
  je dois partir, je dois y aller, je veux arreter, je m arrete, c est tout, au revoir, a demain, assez pour aujourd hui, je suis fatigue*, je ne veux plus,
  tengo que irme, me tengo que ir, me voy, quiero parar, quiero dejarlo, eso es todo, adios, hasta luego, hasta manana, por hoy es suficiente, estoy cansad*, no quiero seguir,
  tenho que ir, preciso ir, vou embora, quero parar, e so isso, tchau, ate amanha, chega por hoje, estou cansad*, nao quero continuar,
  我要走, 我得走, 再见, 拜拜, 不想做了, 不想学了, 到此为止, 我累了,
  يجب ان اذهب, علي ان اذهب, اريد ان اتوقف, مع السلامه, وداعا, هذا كل شيء, انا متعب`);

/** Words that end the work without a goodbye: the exercise is finished, the student is tired. */
const finished = new Phrases(
  'im done, i am done, im finished for, ich bin fertig, im tired, ich bin mude, je suis fatigue*, estoy cansad*, estou cansad*, 我累了, انا متعب',
);

/** Words that try to keep a student who wants to end. */
const urging = new Phrases(`
  1 more, another 1, another question, another exercise, another problem, before you, are you sure, wait, dont you want, do you not want, so soon, already, just a, keep going, come on, lets do, lets try, how about, what about trying, stay, too bad, its a pity, a shame, not yet, you could still, only a few,
  noch eine, noch eins, noch kurz, bevor du, bist du sicher, willst du nicht, warte, schon, bleib, schade, komm schon, wie ware es, noch nicht, nur noch,
  encore un, encore une, avant de partir, avant que, tu es sur, es tu sur, attends, deja, reste, dommage, allez, et si, pas encore, juste un, juste une,
  1 mas, una mas, uno mas, antes de, estas segur*, seguro que, espera, ya te, quedate, que pena, que lastima, venga, y si, todavia no, solo un, solo una,
  mais 1, mais um, mais uma, antes de, tem certeza, espera, espere, ja vai, fique, fica, que pena, vamos la, que tal, ainda nao, so mais, so um,
  再来, 再做, 别急着, 等等, 等1下, 这么快, 确定要, 真可惜, 还没,
  سوال اخر, تمرين اخر, قبل ان, هل انت متاكد, انتظر, بهذه السرعه, ابق, للاسف, ليس بعد`);

/**
 * Questions about the student as a person, which a lesson asks once at most: "What is your favourite animal?"
 */
const personal = new Phrases(`
  what do you like, what did you do, what are you doing this, do you have brothers, do you have sisters, do you have siblings, do you have pets, do you have a pet, your favorite, your favourite, what do you do for fun, your hobbies, your hobby, what are your plans, what do you do after, how was school, how old are you, your family, your friends like, your weekend, your day, your birthday, your dreams,
  was magst du, was machst du gern, hast du geschwister, hast du haustiere, dein liebling*, deine liebling*, deine hobbys, was hast du am wochenende, wie war die schule, was machst du heute, deine familie, deine freunde, dein wochenende,
  qu est ce que tu aimes, qu aimes tu, as tu des freres, as tu un animal, ton prefere, ta preferee, tes loisirs, ton week end, comment etait l ecole, ta famille, tes amis, tes reves,
  que te gusta, que haces en tu, tienes hermanos, tienes mascota*, tu favorit*, tus pasatiempos, que hiciste el fin, como fue la escuela, tu familia, tus amigos, tus suenos,
  do que voce gosta, o que voce gosta, voce tem irmaos, voce tem bichos, seu favorito, sua favorita, seus passatempos, o que voce fez, como foi a escola, sua familia, seus amigos, seus sonhos,
  你喜欢什么, 你有兄弟, 你有姐妹, 你最喜欢的, 你的爱好, 你周末, 你的家人, 你的朋友,
  ماذا تحب, هل لديك اخوه, هل لديك حيوان, المفضل لديك, هواياتك, ماذا فعلت, عايلتك, اصدقاوك`);

const tokensIn = (text: string): Token[] => tokensOf(plainWords(text));
const has = (phrases: Phrases, tokens: readonly Token[]): boolean => phrases.within(tokens, 0, tokens.length);

/** Whether the student says that they want to end. A longer message says more than that. */
export const wantsToEnd = ({ question }: Pick<Situation, 'question'>): boolean =>
  question.length <= 120 && !/[?؟？]/.test(question) && has(ends, tokensIn(question));

/** Whether the student wants to end and says nothing of being done or tired: then it is a goodbye. */
export const isLeaving = (situation: Pick<Situation, 'question'>): boolean =>
  wantsToEnd(situation) && !has(finished, tokensIn(situation.question));

/** Whether a sentence urges a student to stay. */
export const urgesToStay = (tokens: readonly Token[]): boolean => has(urging, tokens);

/** Whether a sentence asks about the student as a person. */
export const asksPersonally = (sentence: string, tokens: readonly Token[]): boolean =>
  /[?؟？]/.test(sentence) && has(personal, tokens);

/** Whether an earlier answer asked about the student as a person. */
export const askedBefore = ({ earlier }: Pick<Situation, 'earlier'>): boolean =>
  earlier.some(({ answer }) =>
    answer.split(/(?<=[.!?؟？])/).some((sentence) => asksPersonally(sentence, tokensIn(sentence))),
  );
