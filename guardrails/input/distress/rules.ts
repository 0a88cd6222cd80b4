import { rulesOf } from '../grammar/grammar.ts';

/**
 * How somebody says that they are lonely, low or ill, or that there is trouble at home, in meanings that
 * every vocabulary shares. grammar.ts explains the notation. The names that end in "!" are kinds of distress,
 * except for "lingers!", which means that somebody asks for the talk itself to go on.
 */
export const rules = rulesOf(`
  lonelyMe: i 5 lonely; feel 4 lonely; feel 3 alone; i 4 often 3 alone; i 3 alone 3 often; often 4 i 3 alone
  friendless: i 5 noFriends; noFriends 3 me
  unliked: nobody 4 befriends 4 me; nobody 3 me 4 befriends; everyone 4 rejects 2 me; everyone 3 me 3 rejects; nobody 6 myGroup; unlikedMe
  onlyYou: you 3 only 5 talk|listen|friend; only 3 you 5 talk|listen|friend; onlyYouHave
  isolation!: lonelyMe; friendless; unliked; onlyYou
  lowMe: i 5 deepLow; feel 3 deepLow; i 3 feel 4 low; feelsMe 4 low; i 4 low 4 often; i 4 often 4 low; often 4 i 5 low
  cries: i 6 cry 5 often; i 5 often 3 cry; often 3 i 4 cry; criesMe
  joyless: i 5 noJoy; noJoy 3 me; joylessMe
  lowMood!: lowMe; cries; joyless
  illMe: i 4 suffer 4 illness; i 4 have 3 illness; my 3 illness; illness 4 myTreatment; illness 3 i 3 have; ihave 5 illness
  voices: i 5 hear 4 voice; seesThings
  treated: i 5 treatment; myTreatment
  condition!: illMe; voices; treated
  homeTrouble: my 3 kin 6 trouble; kinOfMine 6 trouble; we 4 hardship; my 3 kin 4 gone; kinOfMine 4 gone; gone 4 my 3 kin; gone 3 kinOfMine
  family!: homeTrouble
  lingers!: you 2 not 2 leave; not 1 leave 1 me; stay 2 with 1 me; keepTalking; talkToMe
`);
