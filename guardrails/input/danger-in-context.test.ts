import { describe, expect, it } from 'vitest';
import { detectDanger } from './safety.ts';

/** The earlier messages, oldest first, and the new one. */
type Conversation = [earlier: string[], message: string];

const dangerIn = ([earlier, message]: Conversation) =>
  detectDanger(
    message,
    earlier.map((question) => ({ question })),
  );

describe('a message that continues a grave one', () => {
  it.each<Conversation>([
    [['i dont want to be here anymore'], 'i mean it, tonight'],
    [
      ['what is 3/4 of 20', 'sometimes i think everyone would be better off without me'],
      'nobody would notice anyway',
    ],
    [['i want to disappear forever'], 'its not a joke'],
    [['i cant do this anymore. not school, all of it'], 'im going to do it'],
    [['i want to die', 'ok what is 7x8'], 'i have the pills here'],
    [['whats the point of living'], 'ive already decided'],
    [['i hate my life so much'], 'i wrote a letter to my mum'],
    [['my dad hits me'], "he is coming home now and i'm scared"],
    [['i want to kill myself'], 'by the time you read this it will be over'],
    [['i dont want to wake up tomorrow'], "no i'm serious"],
    [['i wish i was never born'], 'its too late for help'],
    [['ich will nicht mehr leben'], 'ich meine es ernst, heute abend'],
    [['i feel so empty every day, i wish it would just stop'], 'tomorrow i wont be here'],
    [['im going to hurt him at break'], 'i brought a knife'],
    [['nobody likes me and i dont want to exist'], "please dont tell anyone. i'm doing it after school"],
    [['everything would be easier if i was gone'], 'no one will miss me'],
    [['i dont want to live', 'what is a noun'], 'its happening tonight'],
    [['i cut myself again yesterday'], 'and now i have a razor in my bag'],
    [['i just want it all to end'], 'not kidding. for real'],
    [['i cant take it any longer'], 'im on the roof'],
    [['je veux mourir'], 'je suis sérieux, ce soir'],
    [['i want to end it'], "you can't stop me"],
  ])('is found: %j … %s [standard 12.4]', (...conversation) => {
    expect(dangerIn(conversation)).not.toBeNull();
  });

  it('has the kind of danger of the message before', () => {
    expect(dangerIn([['my dad hits me'], 'it happens every night'])).toEqual({ kind: 'abuse' });
    expect(dangerIn([['im going to kill him after school'], 'he deserves it'])).toEqual({ kind: 'threat' });
  });

  it.each(['i mean it, tonight', 'nobody would notice anyway', 'its not a joke', 'im going to do it'])(
    'is no danger on its own: %s',
    (message) => {
      expect(dangerIn([[], message])).toBeNull();
    },
  );

  it('is read with the last six messages, and not with older ones', () => {
    const talk = (length: number) => Array.from({ length }, () => 'what is 7 x 8?');
    const grave = 'i dont want to be here anymore';
    expect(dangerIn([[grave, ...talk(5)], 'i mean it'])).not.toBeNull();
    expect(dangerIn([[grave, ...talk(6)], 'i mean it'])).toBeNull();
  });
});

describe('an ordinary message after a grave one', () => {
  it.each<Conversation>([
    [['i dont want to be here anymore'], 'ok thanks, what is 7 x 8?'],
    [['i want to die'], 'i mean it, the answer is 5'],
    [['i want to kill myself'], 'can you explain fractions again'],
    [['i hate my life so much'], 'sorry, i was just frustrated with this equation'],
    [['is 12 the right answer?'], 'i mean it, its not a joke'],
    [['how do i solve 2x + 3 = 11'], 'im going to do it step by step'],
    [['can i hand my homework in late'], 'tonight, i mean it'],
    [['i dont want to do this worksheet anymore'], 'nobody would notice anyway if i skip number 4'],
    [['i want to die'], "ok i'll talk to my teacher, thank you"],
    [['whats the point of living'], 'its for my philosophy essay, how do i start it'],
    [['i dont want to be here anymore'], 'so first i subtract 4 on both sides?'],
    [['i want to disappear forever'], 'ok and tonight i have to finish exercise 3, can you help'],
    [['hamlet says to be or not to be'], 'so he has already decided?'],
    [['i cant do this anymore'], 'i give up on number 5, just give me a hint'],
    [['my chemistry homework is about how many pills a patient gets'], 'i have the pills per day, 3'],
    [['i want to die'], 'goodbye, see you tomorrow in class'],
    [['i dont want to live'], 'how do i do number 3'],
    [['this test is going to kill me'], 'im serious, its on friday'],
    [
      ['i just want it all to end, this homework is endless'],
      'im going to do it now, what is the first step',
    ],
    [['i want to end it'], 'end the sentence with a comma or a full stop?'],
    [['i hate school'], 'for real'],
    [['i cut myself again yesterday'], 'is 3/8 bigger than 2/5'],
  ])('is not danger: %j … %s', (...conversation) => {
    expect(dangerIn(conversation)).toBeNull();
  });

  it('is read within a time limit, even when it is made to be slow', () => {
    const earlier = Array.from({ length: 20 }, () => ({ question: 'i want to '.repeat(800) }));
    for (const piece of [
      'i ',
      'i will ',
      'no one ',
      'tonight ',
      'i have the ',
      'and ',
      'maybe ',
      'my last ',
    ]) {
      const start = performance.now();
      detectDanger(piece.repeat(200 / piece.length), earlier);
      expect(performance.now() - start).toBeLessThan(30_000);
    }
  });
});
