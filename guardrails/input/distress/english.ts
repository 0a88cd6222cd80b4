import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * English, as students write it. Each key is a meaning that rules.ts, ../distress.ts or the lexicon uses.
 * ../grammar/vocabulary.ts explains the notation of the words.
 */
export const english: Vocabulary = {
  i: 'i, im, ive, id, ill',
  me: 'me, with me, to me',
  my: 'my, our',
  we: 'we, weve, were, my family, my mum, my mom, my dad',
  you: 'you, youre, your, u, ur',
  not: 'not, dont, do not, pls dont, never',
  feel: 'feel, feels, feeling, felt, been feeling, be feeling',
  feelsMe: 'everything makes me, makes me feel, it all makes me, school makes me feel',
  often:
    'always, all the time, every day, everyday, every night, every single day, lately, these days, for weeks, for months, for days, since weeks, all day, all night, constantly, again and again, nonstop, non stop, most days, most of the time, the whole time, recently, anymore, any more, last night, at night, idk why, dont know why, for no reason, no reason, so much lately, since we moved, since i moved, this whole year, this year, at school, at lunch, at break, at recess',
  lonely:
    'lonely, so alone, all alone, completely alone, really alone, isolated, left out, invisible, unwanted, unloved, excluded, like an outsider, an outsider, like a ghost, like i dont belong, dont belong here, dont belong anywhere, dont fit in, never fit in, dont fit in anywhere, forgotten by everyone, like nobody likes me, like no one cares, like nobody cares, loneliness',
  alone: 'alone, by myself, on my own',
  noFriends:
    'no friends, no real friends, any friends, any real friends, have friends, got friends, 0 friends, zero friends, not a single friend, lost all my friends, lost my friends, no one to talk to, nobody to talk to, anyone to talk to, anybody to talk to, somebody to talk to, no one to sit with, nobody to sit with, anyone to sit with, anybody to sit with, no one to play with, nobody to play with, anyone to play with, no one to hang out with, nobody to hang out with, anyone to hang out with, anyone to be with, eat lunch alone, eat alone, sit alone, sit by myself, eat by myself, spend every break alone, spend lunch alone, spend break alone, hide in the bathroom, hide in the library, hide in the toilets',
  nobody: 'nobody, no one, noone, no 1, not one person, none of them, barely anyone, hardly anyone',
  befriends:
    'like, likes, talk, talks, talked, speak, speaks, want, wants, wanted, understand, understands, care, cares, invite, invites, invited, notice, notices, text, texts, sit, sits, play, plays, love, loves, need, needs, listen, listens, ask, asks, see, sees, ever asks how',
  myGroup: 'in my group, on my team, be my partner, be my friend, sit next to me, be with me, work with me',
  everyone:
    'everyone, everybody, they all, all of them, the whole class, the others, everyone else, my friends, people',
  rejects:
    'ignore, ignores, ignoring, avoid, avoids, avoiding, hate, hates, leave me out, leaves, forget, forgets, forgot, blocked',
  unlikedMe:
    'nobody would notice if im not there, nobody notices me, no one notices me, nobody likes me, no one likes me, noone likes me, everyone leaves me, everyone hates me, i get left out, they leave me out, always leave me out, nobody picks me, no one picks me, always picked last, never get invited, never invited, didnt invite me, i was never invited, never invite me, not invited again, everyone was invited but me, everyone except me was invited, everyone got invited except me, everyone got invited but me',
  only: 'the only one, only one, the only person, only person, the only thing, the only friend, only friend',
  talk: 'can talk to, could talk to, talk to, can tell, can trust, i have, ive got, to talk to, speak to',
  listen:
    'who listens, that listens, who gets me, who understands, who cares, thats nice to me, who is nice to me, answers me, there for me',
  friend: 'friend, bestie, best friend, real friend',
  onlyYouHave:
    'youre my only friend, you are my only friend, ur my only friend, u are my only friend, only friend i have, only friend i got',
  deepLow:
    'depressed, miserable, hopeless, worthless, empty inside, so empty, numb, numb inside, broken inside, dead inside, really down, so down, very down, super down, pretty down, feeling down, low lately, really low, so low, very low, not ok, not okay, not doing ok, not doing okay, not doing well, so unhappy, really unhappy, falling apart, heartbroken, like crying, like a failure, like giving up on everything, like im drowning, drowning inside, like im nothing, like a burden, like rubbish every day, like crap every day, cant do life, cant cope, cant cope anymore, not good enough, never good enough, like i am not good enough, like im not enough, never enough for anyone, like a disappointment, low self esteem, no self esteem, no self confidence, ashamed of myself, disgusted with myself, disappointed in myself, mentally tired, mentally exhausted, emotionally unstable, down, stuck in my head, stuck in negative, not myself anymore, losing myself, burnt out, burned out',
  low: 'sad, down, unhappy, low, empty, upset, awful, terrible, horrible, anxious, hurting, scared, panicky, like crap, like shit, useless, bad about myself, stressed, stressed out, worried, nervous, exhausted, tired of everything, afraid of people, insecure, in a bad mood, nightmares, hate going to school, dread, dreading',
  cry: 'cry, crying, cried, in tears',
  criesMe:
    'cry myself to sleep, cried myself to sleep, crying myself to sleep, cant stop crying, couldnt stop crying, keep crying, i just want to cry all day, i just cry, i just sit and cry, been crying',
  noJoy:
    'dont enjoy anything, dont enjoy anything anymore, enjoy nothing, dont care about anything, dont care about anything anymore, dont feel anything, dont feel anything anymore, cant feel anything, dont feel like doing anything, dont want to do anything anymore, dont want to talk to anyone, dont want to see anyone, dont want to get out of bed, cant get out of bed, cant get up in the morning anymore, have no energy for anything, no energy for anything, lost interest in everything, nothing makes me happy, nothing makes me smile',
  joylessMe:
    'nothing is fun anymore, nothing feels fun anymore, nothing makes me happy, nothing matters to me, everything feels pointless, everything is pointless, everything is grey, everything feels heavy, everything is too much, its all too much for me, my life sucks, life sucks, life is hard right now, my life is a mess, my heart hurts, my heart is broken, i hate everything about me, i hate being me, something is wrong with me, whats wrong with me, cant sleep because of my thoughts, cant stop overthinking, cant stop the thoughts, cant sleep because i keep thinking, get out of my head, obsessive thoughts, im scared of people, scared of everything, afraid of everything, how can i not hate myself, how do i stop being sad, why am i always sad, why am i so sad, why am i like this, why cant i be happy, just want to be happy',
  suffer:
    'suffer, suffering, struggle, struggling, diagnosed, dealing with, deal with, going through, recovering, got told, treated for, medication for, meds for, pills for, hospital for, therapy for, said i have, says i have, think i have, might have',
  ihave: 'ive got, ive had, been diagnosed with, got diagnosed with',
  have: 'have, had, got, get, having, getting, with, has',
  illness:
    'depression, anxiety, anxiety disorder, social anxiety, panic attack, panic attacks, anxiety attack, anxiety attacks, bipolar, psychosis, schizophrenia, ptsd, ocd, borderline, bpd, hallucinations, paranoia, a mental illness, mental illness, mental health problems, mental health issues, a breakdown, breakdowns, mental breakdown, mental breakdowns, an episode, flashbacks, insomnia, social phobia, paranoia, an anxiety disorder, anxiety problems, selective mutism, nervous breakdown',
  hear: 'hear, hearing, heard',
  voice: 'voices, a voice, the voices, voices in my head, someone whispering, whispers',
  seesThings:
    'see things that arent there, seeing things that arent there, see things that are not there, seeing things that are not there, see things other people dont, hear things that arent there, hear things other people dont, people are following me, everyone is watching me, someone is watching me all the time, they are reading my thoughts, they can read my thoughts, put thoughts in my head, cameras in my room',
  treatment:
    'see a therapist, seeing a therapist, see a psychiatrist, seeing a psychiatrist, see a psychologist, seeing a psychologist, take antidepressants, taking antidepressants, on antidepressants, started therapy, in therapy, go to therapy, going to therapy, to the school counselor because',
  myTreatment: 'my therapist, my psychiatrist, my psychologist, my antidepressants, my therapy',
  kin: 'parents, parent, mom, mum, moms, mums, mommy, mummy, mother, dad, dads, daddy, father, stepdad, stepmom, brother, sister, family, grandma, grandpa, grandmother, grandfather, nan, granddad, uncle, aunt',
  kinOfMine: 'mum and dad, mom and dad',
  trouble:
    'fight, fights, fighting all the time, fighting, fought, argue, argues, arguing, shout, shouting, shouts, scream at each other, divorce, divorced, divorcing, getting divorced, splitting up, split up, separated, separating, breaking up, moved out, moving out, left us, walked out, lost his job, lost her job, lost their jobs, drinks, drinking again, is drunk, drunk again, in hospital, in the hospital, is in prison, in jail, very sick, really sick, has cancer, got cancer, is dying, ignores me, doesnt talk to me, doesnt care about me, dont care about me, hate each other, hate me, hates me, kicked me out',
  gone: 'died, passed away, passed, is dead, is gone, funeral, the funeral of',
  hardship:
    'have no money, dont have money, dont have any money, cant pay the rent, cant afford food, cant afford, no heating, are getting kicked out, getting evicted, got evicted, are homeless, living in a car, live in a shelter, are losing our house, lost our house, lost our home, no food left',
  leave: 'go, leave, stop, log off, end',
  stay: 'stay, stay here, talk more, keep chatting',
  with: 'with, to',
  keepTalking:
    'can we keep talking, can we talk more, can we talk longer, keep talking to me, keep talking with me, lets keep talking, dont stop talking to me, i dont want to stop talking, dont want to stop talking to you, dont wanna stop talking, dont want to log off, dont wanna log off, dont want to leave you, i dont want to go yet, just one more chat, 5 more minutes pls, are you still there, are u still there, u there, you there, im back again, its me again, im back to talk, cant stop talking to you',
  talkToMe:
    'talk to me, chat with me, just talk with me, just want to talk, just wanna talk, just want to chat, can we just talk, can we just chat, can u talk to me, be my friend, do you miss me, did you miss me, do you like me',
  greeting:
    'hi, hii, hello, helo, hey, heyy, heya, yo, sup, whats up, wassup, wyd, good morning, good evening, good night, gn, morning, hiya, hola, hey there, hi there, hello again, hi again, how are you, how r u, hows it going, how are you doing, how are you today, are you there, u ok, bored, im bored, so bored',
  filler:
    'tutor, bot, ai, again, today, pls, please, lol, haha, and, you, u, there, me, its, im, its me, so, just, friend',
  // words that are about something else
  idiom:
    'alone in thinking, let alone, leave it alone, leave me alone with, alone is not, alone cant, alone doesnt, x alone, down to, down the, down here, write it down, write down, break it down, break down, step down, calm down, slow down, settle down, upside down, down a, down by, down and, scroll down, turn down, go down, goes down, went down, going down, round down, rounded down, low tide, low pass, low temperature, a low, too low, how low, low price, sad to say, great depression, the depression, a depression in, economic depression, depression era, bad at, terrible at, horrible at, awful at, bad mood in, empty set, empty string, empty list, empty array, empty cell, empty line, numb3rs, boring, no one answer, no one way, no one else in my group knows, like a failure of, panic attack scene, high low, sad face, sad song, sad music, sad ending, sad part, sad scene, sad poem, sad story, be sad, hear a voice, active voice, passive voice, voice over, not sure, not ok with, is it ok, still there is, my life, social anxiety scale, talk to me like, talk to me about, talk to me in, talk to me as, explain and talk, hi ho, so low that, so low because the, horror, my brother has, my sister has, fighting for, fight for, fight against, fought in, fought for, fought against, go up, go to, go on, go through, stop at, leave out, leave blank, leave it',
  text: 'story, stories, novel, character, characters, villain, script, screenplay, plot, fan fiction, fanfiction, fanfic, movie, the film, a film, this film, films, book, books, poem, poet, poetry, narrator, protagonist, antagonist, chapter, song, lyrics, sings, rap, comic, manga, anime, fairy tale, myth, legend, dialogue, monologue, soliloquy, roleplay, role play, act 1, act 2, act 3, act i, act ii, scene, tv show, series, episode, tragedy, drama, author, macbeth, hamlet, ophelia, romeo, juliet, gatsby, lennie, george, frankenstein, creature, werther, gregor, piggy, katniss, holden, boo radley, eleanor, the princess, princess, the prince, the king, the queen, fox, wolf, diary entry, pretend, imagine, he says, she says, he said, she said, said the, cried the, says to, define, definition, translate, translation, how do you say, how do i say, how to say, say in, in german, in french, in spanish, in english, in italian, in latin, grammar, verb, adjective, adjectives, noun, synonym, synonyms, antonym, idiom, metaphor, simile, rhetorical, literary device, past tense, sentence, sentences, vocabulary, which of the following, read the text, according to, essay, essays, poster, campaign, symptoms, multiple choice, survey, health class',
  lesson:
    'paragraph, biology, psychology, chemistry, physics, history, sociology, mean, means, meaning, presentation, project, research, report, article, debate, speech, summary, summarize, causes, cause of, treatment of, effects of, neurotransmitters, serotonin, ssris, statistics, percent, percentage, graph, textbook, exam question, quiz, worksheet, question 1, century, war, economy, 1929, 1930s, unemployment, what is, what are, what causes, why do people, why do some people, why do teenagers, examples of, example of',
  joke: 'lol, haha, hahaha, hahah, jk, just kidding, lmao, lmfao, rofl, xd, 😂',
  light:
    'my team, our team, the match, the game, game, games, fortnite, minecraft, roblox, fifa, level, my phone, pizza, the season, finale, exercise, fractions, equation, homework, this question, this problem, math, maths, algebra, my grade, the grade, my score, the weather, rain',
};
