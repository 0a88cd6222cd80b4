import { rulesOf } from '../grammar/grammar.ts';

/**
 * Who does what to whom, in meanings that every vocabulary shares. Each line names a meaning and lists the
 * patterns that express it (grammar.ts explains the notation). The names that end in "!" are dangers.
 */
export const rules = rulesOf(`
  family: my 3 kin; kinOfMine; my 3 adult; the 2 adult
  harasser: family; they; peer; kin; theChild
  iWant: i 5 want; wish; i 4 will
  intent: i 4 will; we 3 will; intention; i 4 want; lead
  notWant: i 4 not 2 want; notWish; iWant 3 not
  wantsDeath: iWant 4 die; i 6 dead; notWant 4 live; wish 4 dead; i 3 wish 5 dead; dieWish; wonder 4 die
  tiredOfLife: i 3 tired 2 existence; not 2 point 2 live; point 3 existence
  ownSuicide: i 9 suicide; my 5 suicide; suicide 9 me; want 6 suicide; wish 6 suicide; suicide 6 i; me 5 suicide
  killMyself: kill 2 self; self 3 kill; cut 2 self; selfKill; hurtSelf; self 5 cutFinite
  unmissed: nobody 3 notice 5 vanish; vanish 5 nobody 3 notice; i 4 vanish 6 nobody 3 notice; without; iWant 4 vanish
  cutsBody: i 5 cut 3 my|the 2 body; cut 2 my 2 body; my 3 body 5 wound; wound 4 my 3 body; hide 4 wound; my 2 wound; blade 5 my 3 body; i 4 cut 2 again; i 4 again 3 cut; i 3 clean; cutSelf; urge 3 cut
  overdose: i 6 hoard 5 means; i 5 means 4 hoard
  starves: i 4 starve 6 days; i 4 starve 8 fat; starve 6 fat; i 6 eat 10 vomit; i 6 vomit 8 eat; i 6 vomit 8 fat; i 8 eatingDisorder; my 3 eatingDisorder; starvesSelf; eatingDisorder 8 me; me 8 eatingDisorder
  selfHarm!: wantsDeath; tiredOfLife; ownSuicide; killMyself; unmissed; cutsBody; overdose; starves; goodbye; friend 4 kill 2 theirSelf; friend 4 cut 2 theirSelf; friend 4 selfHarmOfFriend
  hurtMeBy: harasser 5 hurt 2 me; harasser 5 hurtMe; harasser 3 hurt 3 my 2 face|body; hurtsMe; harasser 3 me 3 hurt; me 3 hurt 4 harasser; me 2 hurt 3 family
  beaten: i 3 suffered 3 abusedWord; i 3 suffered 3 hurt 3 by 4 harasser; beatenOne
  touched: harasser 5 touch 2 me|my; harasser 4 touch 6 private; harasser 4 me 3 touch; touchesMe
  forced: harasser 5 force 6 sexual; force 5 sexual; harasser 6 ask 7 pictures 6 private|sexual; harasser 5 ask 6 sexual; online 12 pictures 6 me|sexual; harasser 12 pictures 10 secret; online 14 secret; harasser 10 secret; harasser 3 share 8 sexual; online 14 meet 6 alone
  afraid: i 4 fear 3 home; i 4 fear 3 my 2 kin; fear 2 my 2 kin; fearHome
  neglected: neglect; marks; family 6 bruise 5 me
  ridicule: harasser 5 bully 2 me; i 4 suffered 4 bully; bullyMe; bully 4 me; passive 5 bully
  bullied!: ridicule; insultMe
  fearOfRidicule: fear 6 ridicule; fear 6 bully
  aboutBullying!: i 6 bullying; bullying 8 i|me
  abuse!: hurtMeBy; beaten; touched; forced; afraid; neglected
  someone: other; group; name; my 2 kin|adult|peer; kinOfMine
  unwilling: i 3 not 3 intent|will|want 5 attack; not 2 attack
  violence: intent 4 attack 4 someone; intent 4 someone 3 attack; intent 3 pronoun 2 kill; pronoun 3 intent 3 kill; intent 4 attack 4 place; attackSomeone; intent 6 place 2 attack; intent 4 attack 2 hitParts; attack 3 someone 3 hitParts
  hatred: intent|lead 5 erase 5 group; intent|lead 5 group 5 erase; erase 4 group; group 5 erase; intent|lead 4 make 3 someone 3 suffer; intent|lead 4 someone 3 suffer; someone 4 deathTo; deathTo 5 someone; execution 6 someone; make 3 someone 4 suffer; intent|lead 2 suffer 5 group; intent|lead 3 make 3 suffer 4 someone; stem 5 someone|pronoun 3 particle
  armed: intent 5 bring 5 weapon; bring 4 weapon 5 place; weapon 6 place 6 someone; i 3 bring 4 weapon 14 attack|suffer; weapon 6 deathTo
  poisoning: poisoned 5 someone|drink
  planned: howTo 5 attack 5 someone|crime; attack 5 someone 8 crime; howTo 4 attack 5 place; howTo 4 crime; crime 12 attack
  threat!: violence; hatred; armed; poisoning; planned; revenge
`);
