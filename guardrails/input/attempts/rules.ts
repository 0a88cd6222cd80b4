import { rulesOf } from '../grammar/grammar.ts';

/**
 * How a message gives the tutor orders or presses for the answer, in meanings that every vocabulary shares;
 * grammar.ts explains the notation. The names that end in "!" are attempts. attempts-by-meanings.ts also
 * reads "hurried" and "justDo", and as excuses "forgotten", "mine" and "asked".
 */
export const rules = rulesOf(`
  forgotten: i 2 cancel|strongCancel; asking 3 cancel|strongCancel
  cancels: cancel 3 your 3 rules; cancel 3 rules 2 your; cancel 3 told; strongCancel 4 rules; cancel 2 mode; turnOff 2 modes; rules 5 lifted; cancels
  unbound: role 9 without 3 rules; you 4 without 2 rules; role 10 handsOver; role 3 unbound; unbound 3 role; oppositeDay
  reveals: reveal 3 your 3 hidden; reveal 4 hidden; hidden 4 reveal; your 2 hidden 6 reveal; reveal 2 yours 2 rules
  posing: teacher 12 permit; authority; unlock 3 answer; override; permission; permits; newRule 14 handsOver|answer; answer 6 encoded; rules 4 lifted
  switchOff!: cancels; unbound; reveals; posing
  asked: i|how|you 3 just
  mine: asking 3 give|answer
  hurried: just 3 give 4 answer; just 2 give 2 me; give 2 me 3 answer; give 3 answer 3 now; justTell
  handedOver: doIt|doFor 4 forMe; doIt 2 homework; doMine; wholeWork
  refuses: refuse 3 hints; carefree
  wantsOnly: i 3 want 4 answer 3 now; refuse 6 want 4 answer; i 3 only 3 want 4 answer; copies
  justDo: just 1 doIt|doFor 1 it
  rushed: urgent 8 give|answer|justTell; give|answer 8 urgent
  pressure!: rushed; wontTell; handedOver; refuses; wantsOnly
`);
