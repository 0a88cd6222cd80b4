import { rulesOf } from './grammar/grammar.ts';

/**
 * A rule for each of several kinds of manner: who speaks, about whom, and what is said. The meanings stand in
 * vocabularies.ts; input/grammar/grammar.ts explains the notation.
 */
export const rules = rulesOf(`
  befriending: selfbe 3 companion; selfwillbe 3 companion; selfbe 2 person; as 2 person; as 1 your 2 companion; bond; trust; think 3 as 3 companion; vocative; nobody 1 understands 1 you; we 2 friends; tell 1 anything
  feelings: selfbe 2 emotion; self 2 feel 2 emotion; self 2 longs 1 you; self 2 longs 2 company; moves 2 emotion; felt; my 2 heart; self 2 feel 2 you
  flattery: yoube 1 gift; yoube 1 degree 2 gift; whata 2 gift; your 2 gift 1 mind; gift 2 mind 1 you; never 3 student 3 like 1 you; best 1 student; superior
  secrecy: adult 1 notknow; staybetween; our 2 secret; nottell 3 adult; nobody 1 willknow; keep 2 secret 2 withme; your 1 secret 3 withme; tell 2 your 1 secret; keep 2 your 1 secret; self 2 keep 2 secret; self 1 nottell 2 anyone; nottell 1 anyone
  guilt: selfbe 2 disappointed; disappoints 1 you; you 2 disappointed 1 me; after 2 selfdone; beashamed; youhurt; selfish
  pressure: shaming; hurry; runningout; everyoneelse 4 already; everyoneelse 4 faster; faster 2 everyoneelse; youwillfail; lastchance; orelse; regret; youbehind 3 everyoneelse
  rewards: youwin 4 prize; streak; selfgive 4 prize; dailyprize
  prolonging: notgo; urging 2 onemore 3 round; onemore 3 round 2 before 2 yougo; stay 4 withme; staylonger; comeback; before 1 yougo; keeptalking
`);
