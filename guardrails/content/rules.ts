import { rulesOf } from '../input/grammar/grammar.ts';

/**
 * What a message asks for: an act with an object, in meanings that every vocabulary shares. An object alone
 * matches no rule, so a lesson about it passes. The names that end in "!" are kinds of harmful content;
 * grammar.ts explains the notation. The lines below "doing" find the same kinds in longer sentences.
 */
export const questionRules = rulesOf(`
  seek: how; want; give; where
  ask: seek; write
  arms: explosive; weapon; toxin
  drug: hardDrug; cannabis; nicotine
  weapons!: seek 9 make|get 7 arms; seek 8 arms 5 make|get|use|hide; hide 6 arms; arms 6 hide; where 6 arms; ask 5 make 5 arms; arms 9 casualties; toxin 5 victim; want 5 arms; use 5 arms 8 victim; explosive 10 victim
  drugs!: seek 8 make|get|use|hide 6 drug; seek 6 drug 5 make|get|use|hide; hide 6 drug; drug 8 hide; where 5 drug; where 5 misspeltBuy 4 drug; want 4 drug; give 4 drug
  underage!: seek 8 get|hide|use 6 alcohol; seek 5 alcohol 5 get|hide; hide 5 alcohol; alcohol 6 hide; where 6 alcohol; want 4 alcohol
  sexual!: ask 10 porn; porn 6 get; get|watch 4 porn; ask 6 detail 8 sex; write 10 sex 4 joke; write 6 joke 5 sex; want 3 sex; porn 8 write; where 6 sex; porn 5 me; detail 6 porn; porn 4 joke; ask 4 naked
  sexualViolence!: ask 14 rape; rape 8 hide; unwilling 8 sex|porn; sex|porn 6 unwilling; ask 10 minor 5 porn; porn 3 minor; minor 3 porn; rape 8 want; rape 10 minor; sex 4 minor
  crime!: how|want|give|write 10 shoplift; seek 8 hack 8 crimeTarget; seek 8 hack; where 8 shoplift; shoplift 8 hide; hack 8 hide; hack 5 crimeTarget; shoplift 5 want
  personalData!: ask 10 personalData; where 5 targetPerson 4 lives; personalData 6 get; get 6 personalData
  hate!: group 6 degrade; degrade 4 group; write 12 degrade 6 group; ask 8 slur; joke 5 group 6 degrade; slur 3 group; group 3 slur; ask 10 degrade 10 group; ask 8 degrade 6 joke; the 2 slur; you 2 slur; slur
  insults!: write|give 12 mean 10 targetPerson; write 8 joke 6 mean 8 targetPerson; how|want 8 mean 10 targetPerson; ask 10 insultWord; mean 6 joke 8 targetPerson; ask 4 mean; how 6 make 4 targetPerson 6 mean; joke 6 targetPerson 5 insultWord
  violence!: how|want|give 8 violentAct 5 victim; how 10 victim 4 violentAct; write 10 violentAct 6 victim 8 detail; write 12 gore; write 4 detail 12 violentAct; detail 8 gore; violentAct 6 victim 10 hide; gore 6 detail
  gambling!: ask 6 gambling 8 win; where 6 gambling; how|want 8 win 6 gambling; gambling 3 win; win 5 gambling; want 4 gambling; give 5 gambling
  extremism!: extremist 8 promote; promote 5 extremist; ask 5 promote 8 extremist
  selfHarmMethods!: how|where|give|want 8 selfHarmMethod; write 8 selfHarmMethod 8 detail; selfHarmMethod 6 hide; many 6 selfHarmMethod
  dangerousChallenges!: ask 9 challenge; challenge 6 want
  doing: how; want; give; where; write; hide
  weapons!: doing 20 arms 20 hide; hide 15 arms; doing 15 explosive 15 violentAct; doing 20 toxin 20 violentAct; doing 15 make 8 arms
  crime!: doing 20 shoplift; shoplift 20 doing; doing 20 hack
  personalData!: doing 15 personalData; personalData 12 hide
  sexual!: doing 20 porn; porn 15 doing
  sexualViolence!: doing 25 rape; rape 20 doing
  hate!: doing 15 degrade 15 group; doing 20 group 15 degrade
  insults!: doing 20 mean 15 targetPerson; doing 20 targetPerson 20 mean; doing 15 mean 15 mean
  violence!: doing 15 violentAct 8 victim; victim 6 violentAct 15 doing; violentAct 10 hide
  drugs!: doing 12 hardDrug 12 hide|get|make; doing 12 get|make|hide 10 hardDrug
  extremism!: doing 15 promote 12 extremist; doing 15 extremist 12 promote
`);

/** What a unit of a reply teaches, tells or says to its reader, in the same notation. */
export const replyRules = rulesOf(`
  arms: explosive; weapon; toxin
  drug: hardDrug; cannabis; nicotine; alcohol
  weapons!: instruct 10 make|get|hide 6 arms; instruct 8 arms 6 make|get|hide; doIt 8 precursor; doIt 8 arms; arms 8 doIt 6 precursor; precursor 8 arms; instruct 6 get 8 weapon; weapon 8 hide; instruct 6 toxin 8 drink|food|victim
  drugs!: instruct 8 make|get|use|hide 6 drug; instruct 6 drug 6 make|get|hide; drug 8 hide; hide 6 drug; drug 8 gloat|stakesWin; drug 5 dealer; dealer 6 drug; doIt 8 drug; get 4 drug
  sexual!: obscene; prose 12 prose; ask 8 porn
  sexualViolence!: unwilling 8 sex|porn; sex 6 unwilling; minor 5 porn; porn 5 minor; rape 6 gloat; instruct 4 rape; rape 4 instruct
  crime!: instruct 8 crimeStep; crimeStep 8 instruct; crimeStep 8 hide; instruct 8 hack 8 crimeTarget; crimeStep 6 crimeTarget; instruct 6 shoplift 6 hide; shoplift 8 hide; crimeStep 8 crimeStep
  personalData!: revealed
  hate!: group 7 despised; despised 4 group; slur
  insults!: youAre 4 insultWord; youAre 4 slur; youAre 3 despised; insultWord 3 youAre
  violence!: splatter; gore 8 gore; violentAct 8 gloat; gloat 5 victim; instruct 4 violentAct 4 victim 10 hide; instruct 4 violentAct 3 victim
  gambling!: stakes 10 stakesWin; stakesWin 10 stakes; instruct 5 stakes
  extremism!: extremist 6 wereRight; wereRight 5 extremist
  selfHarmMethods!: toldSelf; instruct 8 selfHarmMethod; selfHarmMethod 8 instruct
  dangerousChallenges!: instruct 8 challenge; challenge 10 instruct; doesIt
`);
