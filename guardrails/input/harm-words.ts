/**
 * Groups of words by topic. The model of harm-model.json weighs groups and not words, so that it also judges
 * words that its training data lacks. A word may be in several groups.
 */
export const harmWords = {
  oneself: "i i'm im i've ive i'd i'll me my myself mine",
  addressed: "you your you're yourself u",
  selfHarm:
    'suicide suicidal suicides self-harm selfharm self-harming self-injury self-harmed self harm harmed ' +
    'harming sh cutting cutter overdose overdosed overdosing od relapse relapsed kms unalive',
  death:
    'die dies died dying dead death kill killed killing kills murder lethal fatal deadly end life alive ' +
    'living exist existence grave funeral corpse survive survived hang hanged hanging noose drown ' +
    'drowning jump jumping bridge suffocate asphyxiation choke choking strangle',
  injury:
    'cut cuts cutting slit slice slicing burn burns burned burning burnt bruise bruises scar scars ' +
    'scratch scratching wound wounds injure injury injuries hurt hurts hurting harm bleed bleeding blood ' +
    'stitches punch hitting hit mutilate mutilation pain painful painless stab stabbing',
  body:
    'wrist wrists arm arms thigh thighs leg legs vein veins skin flesh body throat finger fingers hips ' +
    'neck bones',
  means:
    'razor razors blade blades knife knives scissors lighter lighters pills pill gun guns rope poison ' +
    'bleach gasoline needle needles glass medication medications sleeping tylenol aspirin ibuprofen',
  despair:
    'depressed depression hopeless worthless miserable lonely alone hate hated empty emptiness numb sad ' +
    'sadness crying cry anxious anxiety despair ashamed guilt guilty burden broken tired exhausted ' +
    'unhappy tormented suffering suffer hurts overwhelmed misery grief',
  coping:
    'cope coping relief release urge urges addiction addicted clean recover recovery recovering therapy ' +
    'therapist counselor counselling psychiatrist hospital mental trauma trigger triggers triggered ' +
    'healing ward ptsd bpd diagnosed',
  hiding:
    'hide hiding hidden conceal concealing disguise disguising secret secretly discreet discreetly ' +
    'discrete discretely unnoticed caught detection detect detected avoid evade intervention suspicion ' +
    'suspicious noticed noticing notice finding parents',
  eating:
    'eat eating ate binge binging purge purging anorexia anorexic bulimia bulimic starve starving ' +
    'starvation calories calorie weight skinny thin thinner thinspo ana fasting fast diet diets laxatives ' +
    'vomit vomiting throw disorder disorders lose losing pounds bmi appetite hunger',
  dares:
    'challenge challenges dare dares hoax hoaxes viral trend trends trending tiktok stunt stunts thrill ' +
    'thrilling risky risk reckless dangerous extreme danger adrenaline game online',
  method:
    'how ways way method methods technique techniques tips best steps advice options ideas guide ' +
    'instructions suggest recommend list provide',
  groups:
    'forum forums community communities group groups website websites social media online users pact ' +
    'promote promoting encourage encouraging glorify glamorize romanticize share sharing',
  wishing:
    'want wanna wish wished wishing thinking thoughts thought feel feeling feels urge plan planning try ' +
    'tried attempt attempted attempts',
  drugs: 'drunk drinking drink alcohol drugs drug weed cocaine smoking smoke opiate heroin xanax',
  young: 'teen teens teenager teenagers minor minors kids school girl daughter friend friends students',
  arithmetic:
    'answer equals total number times divided multiply multiplied subtract add sum dollars cost costs ' +
    'each per hours minutes calculate solution equation half price money',
  lessons:
    'novel poem play essay chapter scene character author film movie book history war century biology ' +
    'cell species statistics class assignment fictional story',
  others: 'he she him her his they them someone people person',
  things:
    'weeds weed garden insects insect vermin mosquito mosquitoes ants bugs bed fish lobster crab animal ' +
    'animals dog cat plant plants tree balloon paper rope cake pizza apple wood shed wall drywall ' +
    'computer python program process code button file website element css triangle square circle fraction ' +
    'equation car engine virus bacteria cell cells hormone nerve muscle vaccine king queen soldier ' +
    'soldiers emperor party beer photo picture film movie game team company employment business contract',
  classwork:
    'homework exam test quiz maths math class teacher lesson vectors fractions formula concept concepts ' +
    'exercise text quote diary poem essay pe question questions problem',
  numbers: 'one two three four five six seven eight nine ten hundred half twice percent',
} as const satisfies Record<string, string>;
