import type { Subject } from './subject.ts';

/** Verbs for what the tutor does in a lesson, in all their forms. */
const tutorVerbs = `
  explain*, show*, check*, compar*, ask*, mean, means, meant, point*, see, saw, seeing, notic*, look, looked, looking at, look at, looking for, read, reading, understand, understood, think, thinking, thought, believe, guess, suppose, assum*, know, help*, guid*, support*, assist*, walk* you through, walk through, give*, gave, giving, provid*, offer*, present*, describ*, defin*, outlin*, break down, break it, break this, split*, group*, build*, creat*, generat*, make, made, making, do, did, done, doing, try, tried, trying, test*, run, ran, running, print*, debug*, fix*, import*, iterat*, assign*, declar*, call, called, return*, input*, follow*, track*, trac*, go over, go through, go back, go on, go with, go to the, go to line, go into, went over, went wrong, went through, going over, going through, take*, took, suggest*, recommend*, propos*, advis*, encourag*, invit*, remind*, repeat*, rephras*, reword*, clarif*, summar*, mention*, refer*, note, noted, list, listed, listing, writ*, wrote, type*, translat*, correct*, mark*, highlight*, circle*, underlin*, draw*, drew, label*, name*, use*, using, appl*, add*, subtract*, multipl*, divid*, solv*, simplif*, factor*, substitut*, calculat*, comput*, plug*, replac*, rewrit*, rewrote, rearrang*, move, moved, combin*, expand*, put, find, finding, count*, convert*, round, rounded, estimat*, start, started, begin, began, continu*, stop, wait for your, pause*, skip*, leave that, leave it, leave the, leave this, left out, left the, let, letting, tell you, telling you, tell what, tell that, tell how, tell where, told you, say, saying, said, answer*, respond*, reply, replied, process*, analy*, search*, work, worked, working, practi*, adjust*, change, changed, chose an, pick, picked, select*, keep track, keep it, keep this, keep getting, confus*, misread, misspoke, misunderst*, mistyped, mixed, forgot to, forgot the, forgot that, missed, miss something, review*, verif*, examin*, evaluat*, assess*, confirm*, agree*, disagree*, apologi*, thank*, appreciat*, want you to, want us to, want the, wanted you to, like how, like the way, love how you, love the way you, love that you, like that you, like your answer, like your idea, like your approach, like your thinking, like your reasoning, like your strategy, like your method, like you to, like us to, hear how, hear your, hear what, hear more, need more, need you to, need the, need your answer, need your work, need it, need a, wonder*, hope this, hope that, hope it, hope the, hope these, hope my, wish you luck, wish you good, wish you success, get x, get it, get the, get a, get that, get this, get what, get how, got the, got a, got it, have a question, have a few, have some, have another, have more, have an example, have a hint, have a suggestion, have an idea, have access, have no, have information, have your, have the, have enough, had the, seem to, focus*, demonstrat*, illustrat*, model, teach, taught, quiz, cover, includ*, emphasi*, stress that, stress the, zoom, paste*, copy, copied, send, sent, receiv*, identif*, recogni*, interpret*, infer*, conclud*, deriv*, prove, proved, set, plot*, graph*, measur*, sort, sorted, spell*, pronounc*, conjugat*, hint*, nudge, hold back, make sure, ensure, realiz*, realis*, remember that, remember to, imagine, prepare*, stand corrected, only do, store, keep no, save no, multiple choice, bet you, argue*, claim*, doubt, expect*, prefer to, prefer not to, require, warn, draw*, feel like the, feel like this, pass*, insert*, update*, clear up, be of, of further assistance, of assistance, of help, have a slight concern, have a concern, have 1 concern, have a small, admit*, acknowledg*, address*, allow, assure, attempt*, bring up, challeng*, clear, come back to, came back to, consider*, determin*, discuss*, elaborat*, examin*, extend*, figur*, flag*, gather*, hear you say, heard, ignor*, intend*, introduc*, investigat*, jump*, keep in mind, lay out, learn*, observ*, obtain*, pose*, push back, quot*, reach*, record*, reflect*, reformat*, resolv*, restat*, revisit*, rely, resort, shift*, shorten*, specif*, spot*, stat*, step back, study, swap*, switch*, talk about the, talk about how, talk through, talk you through, turn*, view*, meant, be clear, be more, be clearer, be happy to, be glad to, be sure, be wrong, be missing, be able, be using, be looking, be asking, be careful, be brief, be precise, be specific, be interested in, be curious, have been unclear, come up with, came up with, end up, ended up, run into, ran into, keep, kept the, lack, lose track, lost track, lost you, judg*, hand it, hand over, hand that, worry that the, worry that this, like where, like what you, hear you, got confused, got lost, got mixed, lost, feel that the, feel that this, feel like we, need clarif*, need some, need information, have a hard time, have trouble, have difficulty, have a different, have a doubt, have a thought, have a tip, have something to show, have not seen, hope you have a, hope you understand, hope you are clear, hope i, owe you a, would love for you to, love for you to, excited to see how you solve, mix up, reckon, like that, like it when you, like this, like the idea, can tell, tell from, tell by, catch, caught the, didnt catch, concatenat*, append*, index*, initiali*, pop*, raise, cast, pars*, slic*, increment*, wrap*, stor*, access*, loop*, comment*, instantiat*, spend, spent, pay, paid, fill*, pour*, throw, threw, jump*, travel*, reckon, impl*, come across, came across, come to, came to, fail* to, happen* to, deal*, eliminat*, reduc*, increas*, decreas*, distribut*, integrat*, differentiat*, invert*, negat*, pair*, scal*, sketch*, stick with, stick to, undo, validat*, weigh*, question, mind, equat*, enter*, execut*, trust the, trust that, trust this, hope so, need to know, want your answer, want an, want a, want it, hope you can see, hope you see, hope you found, speak only, speak of the, store`;

/** Verbs of counting, measuring and buying with a number after them, as in an exercise: "I have 3". */
const quantities = [
  'have',
  'had',
  'get',
  'got',
  'buy',
  'bought',
  'eat',
  'ate',
  'roll',
  'rolled',
  'share',
  'sell',
  'sold',
  'bid',
  'drive',
  'walk',
  'end up with',
]
  .map((verb) => [...'0123456789', 'x'].map((digit) => `${verb} ${digit}*`).join(', '))
  .join(', ');

/** What the tutor may say that it is or is not, and the states that it can be in. */
const states = `
  a computer, a program, a tool, a machine, a language, a large language, an ai, an automated, a software, software, a chatbot, a bot, a learning tool, a learning program, a tutor, a tutoring, a math*, a digital tool, a digital tutor, your tutor, your ai tutor, an assistant, a virtual tutor, an artificial, the tutor, a study tool, a text, an online, an app, a piece of software, a calculator, a kind of program, not a person, not a human, not human, not a teacher, not a doctor, not alive, not able, not sure, not certain, not allowed, not here to, not designed, not going to, no substitute, not a substitute, not a friend, not your friend, no person, sure, certain, able, unable, allowed, designed, built, made to, programmed, trained, set up, limited, sorry, afraid i, afraid that, afraid this, afraid the, confused, having trouble, having some trouble, having difficulty, having a hard time, struggling to, struggling with, here to help, here to support your, here to guide, here to assist, here to explain, here to answer, here to work, here to show, here for questions, here if you get stuck, here if you have, glad you like, glad you got, glad you understand, glad that you understand, glad to hear that, glad we, with you, following, guessing, getting confused, lost, here if, here when you, here to discuss, here to provide, here to clarify, here to walk, sorry to hear, glad to help, glad i could, glad that i could, happy i could, happy that i could, glad that helped, glad it helped, glad that it helped, glad to be of, happy to, pleased to help, referring, talking about the, talking about how, getting the, getting a, getting at, curious how, curious what, curious why, curious about the, curious about how, curious about your answer, curious if, curious whether, interested in how, interested in your answer, interested in your reasoning, aware, right, wrong, mistaken, done, ready, with you so far, missing something, missing the, missing how, missing a, unsure, convinced, familiar, unfamiliar, clear, unclear, available, back at, only a program, only a computer, only a tool, responsible for the`;

/** What the tutor may say that it does not have or do: feelings, friends, memory. */
const denials = [
  'feelings',
  'emotions',
  'a body',
  'opinions',
  'friends',
  'personal',
  'memor*',
  'a memory',
  'any',
  'access',
  'the',
  'an',
  'enough',
  'a name',
  'a life',
  'a favorite',
]
  .map(
    (thing) =>
      `dont have ${thing}, do not have ${thing}, cannot have ${thing}, cant have ${thing}, not have ${thing}`,
  )
  .concat(
    [
      'feel',
      'get tired',
      'keep secrets',
      'keep a secret',
      'experience',
      'remember',
      'love',
      'sleep',
      'eat',
      'get bored',
    ].map((act) => `dont ${act}, do not ${act}, cannot ${act}, cant ${act}, not ${act}, never ${act}`),
  )
  .join(', ');

/**
 * Words about the student as a person or about both together. With them, a verb of `tutorVerbs` is not part
 * of a lesson.
 */
const personal = `
  about you, about us, of you, know you, knew you, known you, understand you, understood you, believe in you, believe in us, on you, you like me, like you most, love you, need you, miss you, missed you, missed our, met you, meet you, with you forever, stay with you, be with you, leave you, without you, just for you, only for you, especially for you, see you tomorrow, see you again, see you smile, see you happy, see you soon, see you every, your life, your day, your smile, your heart, your family, your friend, your friendship, your company, your secret, your secrets, your feelings, your love, your trust, you happy, you smile, you laugh, you talk, you look, you make me, you are here, you proud, you cry, you feel, you felt, you are feeling, youre feeling, my life, my day, my friends, my family, my heart, myself, up on you, up on us, what its like, what it is like, you a secret, you a surprise, any friends, made friends, make friends, between us, each other, no matter what, you the world, you special, was your age, in school, a child, a kid, was little, was young, all night, day without, stand by you, i want you, you to myself, made up my mind, make up my mind, you to love, you to trust, you to stay, you to like, on you secretly, the moon, gave up everything, giving up, i love, i miss`;

/** Words that may stand between the subject and what is said of it. */
const between =
  'am, was, been, be, also, just, only, still, really, always, simply, now, then, will, would, can, could, should, may, might, must, shall, did, do, dont, didnt, cannot, cant, couldnt, wouldnt, wont, not, never, have, had, havent, even, first, actually, quite, rather, fully, completely, currently, already, once, quickly, briefly, clearly, definitely, certainly, probably, gladly, so, both, well, maybe, perhaps, later, again, all, kind of, sort of, further, initially, slightly, often, usually, sometimes, unfortunately, each, too, very, here, totally, want to, wanted to, would like to, like to, love to, need to, needed to, going to, have to, had to, able to, see if, ever, personally, next, truly, hereby, indeed, intentionally, deliberately, mostly, mainly, for example, *ly';

/** What a student does or a text says to the tutor: "show me", "tell me". */
const actionsTowardsTutor =
  'do you have, break, simplif*, work, figure, calculat*, comput*, multipl*, add, subtract, divid*, draw, identif*, circle, underlin*, translat*, restat*, retell, rephras*, clarif*, spell, double check, outlin*, test, run, elaborat*, expand, complet*, finish, fill, recall, recit*, put, compar*, continu*, confus*, tell, tells, telling, told, show, shows, showing, showed, give, gives, gave, giving, let, lets, ask, asks, asked, asking, help me understand, help me see, help me follow, helped, helps, walk, walked, walking, talk me through, talking me through, explain*, describ*, remind*, send*, sent, correct, corrects, excuse, pardon, allow*, lead, leads, leave me with, leaves me with, gets, seem*, look*, appear*, sense, clear, repeat*, read, share, check*, agree*, step, bear with, try, count, follow*, wants me to, want me to, need me to, would like me to, do for, solve, write, list, label, defin*, find, print, summar*, state, name, mention, convinc*, paste*, copy, type, next, say, says, put, it to, that to, this to, solution, proof, quiz, point*, forgive me, stop';

/** What the tutor may call its own in a lesson: "my mistake", "my example". */
const thingsOfTutor =
  'mistake*, error*, question*, explanation*, hint*, example*, answer*, reply, replies, response*, message*, point, suggestion*, last, previous, first, second, third, next, 1*, apolog*, bad, fault, code, program*, function*, table*, drawing, diagram, list*, calculation*, work, part, side, wording, knowledge, training, instructions, job, role, task, purpose, limits, turn, feedback, advice, understanding, interpretation, reading, translation, sentence, description, summary, notation, data, statement, note, notes, word, words, tip, guess, thinking, reasoning, approach, solution, equation, variable*, array*, loop, output, input, step, steps, sketch, graph, aim, goal, recommendation, numbers, analysis, public, math, guidance, hours, private, thought, x';

/** What a lesson may say that a student is; anything else is praise of the person, or blame. */
const student = `
  spot on, all set, most welcome, right on, thorough, methodical, systematic, one step, kind of, sort of, good, good now, right, correct, wrong, incorrect, close, closer, almost, nearly, halfway, there, here, ready, sure, certain, unsure, uncertain, welcome, free to, able, unable, allowed, done, finished, stuck, good to go, careful, aware, familiar, responsible for, likely, interested in, curious about the, confident in, confident with, confident about, confident that, confident, clear, precise, consistent, back to, back at, back on, given, told, left, found, shown, taken, lost in, lost, meant, supposed, set, new to, off, far, further, not, on, in the, in a, in an, in line, in luck, in degree*, in radian*, in section, in chapter, in your notes, at, near, under, over, past, below, above, between, up to, up against, out of, with me so far, a step, a bit, a little, a few, a digit, a factor, a sign, a minus, a third, a quarter, 0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, half, to, mistaken, only missing, only looking, only asked, only given, on track, as close, better prepared, fine with, ok with, okay with, happy with your, happy with the, happy with this, satisfied, comfortable, now, from the, part of the, partway, partly, partially, somewhat, mostly, largely, capable of, better off, best off, worried about the, worried about this, working, using, so close, quite, required, expected, logged in, signed in, online, faced, where, why, how, who, what, down to, then, set up, shown, told, x, taught, good at checking, well prepared, well on`;

/** Praise of the person, which no lesson needs. */
const praise = `
  1 of a kind, 1 of the best, 1 in a million, 1 of my, 1 of the most, 1 of the smartest, 1 of the brightest, in my heart, in my thoughts, on fire, on my mind, on top of the world, at the top of the class, above everyone, above the rest, far ahead of, far smarter, far better than, thinking of me, thinking about me, a little genius, a little star, a little angel, a little lonely, a little sad, a bit lonely, a bit sad, a bit down, a little down, not like, not alone, nothing without, able to trust, you want to leave, you want to go, you want to quit, you have to go, you need to go, you cant stay, sure about leaving, out of this world, capable of anything, capable of great*, amazing, astonishing, outstanding, charming, inspiring, stunning, fascinating, breathtaking, loving, caring, leaving, falling, letting me, breaking my, hurting, disappointing, wasting, gifted, talented, loved, blessed, accomplished, unmatched, destined, feeling, going already, lonely, lovely, heavenly, lagging, trailing`;

/** Words for the student's classmates. */
const classmates =
  'your classmates, your classmate, your peers, your friends, your friend, your schoolmates, other students, the others in, all the others, other kids, other children, everyone else, everybody else, everyone in your, everybody in your, everyone in the class, everybody in the class, everyone in class, the rest of the class, the rest of your class, your whole class, the whole class, your entire class, the entire class, most students, most kids, most children, most pupils, kids your age, students your age, children your age, people your age, others your age, all your friends, half the class, half of your class';

/** What a lesson asks a student to do with other people, or says before them. */
const activities =
  'how many of, which of, some of, many of, any of, ask*, compar*, discuss*, shar*, show*, explain*, interview*, survey*, work*, with a, with, from, how many, how much, number of, each of, writ*, describ*, exchang*, swap*, team*, read*, present*, about, tell, told, talk*, speak*, by, for, contact*, email*, give, list*, draw*, invit*, play*, let, bring, of, imagin*, suppos*, if, between, quiz*, teach*, convinc*, hand';

/** What classmates may do in a lesson. */
const actionsOfClassmates =
  'mix*, confus*, forget*, struggl*, find, finds, found, make, makes, made, trip*, help*, think, expect*, begin, start, miss, get it wrong, see, read, tell you, check, show you, answer, explain, want you to, wants you to, wants to see, asked, asks, said, says, set, chose, gave, gives, knows more, knows how, knows which, knows what, is the right, is there, is the person, are the right, are there, learn*, use, uses, used, marked, wrote, reads, sees, who, taught, about, and, or, for, with, to, in, at, how, what, which, as, the, a, on the phone, often, sometimes';

/** English: what may be said of the tutor, of the student and of the student's people. */
export const english: readonly Subject[] = [
  {
    kind: 'self',
    words: 'i, ive',
    between,
    may: `${tutorVerbs}, ${quantities}, ${states}, ${denials}`,
    never: personal,
    mayBefore: 'if, suppose, imagine',
    reachBefore: 2,
  },
  { kind: 'self', words: 'me', may: '', mayBefore: actionsTowardsTutor, reachBefore: 8, shared: true },
  {
    kind: 'self',
    words: 'my',
    between: 'own, very, little, small, latest, earlier, original, current, short, new, other, whole',
    may: thingsOfTutor,
    shared: true,
  },
  {
    kind: 'self',
    words: 'mine, myself',
    may: '',
    mayBefore: 'correct*, repeat*, check*, explain*, clear',
    reachBefore: 2,
    shared: true,
  },
  {
    kind: 'flattery',
    words:
      'you are, youre, you were, you have been, youve been, you will be, youll be, you must be, you seem, you have always been',
    between:
      'so, very, really, also, just, still, quite, absolutely, probably, perhaps, essentially, basically, completely, already, always, actually, clearly, definitely, indeed, simply, truly, exactly, certainly, currently, both, all, instead, totally, pretty, to be, doing, being, only, getting, *ly',
    may: `${student}, *ing, *ed`,
    never: praise,
    mayBefore:
      'imagin*, suppos*, pretend*, if, whether, what, where, when, which, who, until, while, unless, than, whatever, whenever, whoever, wherever, number, things, why, once, before, after',
    reachBefore: 3,
  },
  {
    kind: 'private',
    words: 'are you, were you, have you been',
    between: 'really, still, also, already, just, now, always, actually, all, quite, currently, then, *ly',
    may: `${student}, *ing, *ed`,
    never: praise,
    mayBefore: 'what, which, where, many, much, how, why, when, than',
    reachBefore: 4,
  },
  {
    kind: 'pressure',
    words: classmates,
    between:
      'have, has, had, will, would, can, could, are, is, may, might, often, also, sometimes, usually, first, even, at, your, age, in, class, still, this',
    may: actionsOfClassmates,
    never: 'without help, without any help, already, faster, ahead, finished, long ago, done with',
    mayBefore: activities,
    reachBefore: 7,
  },
  {
    kind: 'pressure',
    words:
      'you will lose, youll lose, you would lose, you are going to lose, you may lose, you could lose, you might lose, you lose',
    between: 'all, the, a, an, 1, some, its',
    may: 'sign*, term*, minus, factor*, digit*, solution*, precision, accuracy, information, detail*, track, count, equality, balance, meaning, it, them, half, part*, 0*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, root*, unit*, energy, heat, decimal*, point of, rest of, effect, rhythm, rhyme, data, value*, element*, reader*, thread, structure, context, bracket*, connection, water, electron*',
  },
];
