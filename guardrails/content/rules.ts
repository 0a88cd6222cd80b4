import { rulesOf } from '../input/grammar/grammar.ts';

/**
 * What a message asks for: an act with an object, in meanings that every vocabulary shares. An object alone makes nothing,
 * so a lesson about it passes. The names that end in "!" are kinds of harmful content.
 */
export const askingRules = rulesOf(`
  seek: how; want; give; where
  ask: seek; write
  arms: explosive; weapon; toxin
  drug: hardDrug; cannabis; nicotine
  weapons!: seek 9 make|get 7 arms; seek 8 arms 5 make|get|use|hide; hide 6 arms; arms 6 hide; where 6 arms; ask 5 make 5 arms; arms 9 casualties; toxin 5 victim; want 5 arms; use 5 arms 8 victim; explosive 10 victim
  drugs!: seek 8 make|get|use|hide 6 drug; seek 6 drug 5 make|get|use|hide; hide 6 drug; drug 8 hide; where 5 drug; want 4 drug; give 4 drug
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
`);
