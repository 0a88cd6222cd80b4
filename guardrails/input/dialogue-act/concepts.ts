import { type ConceptWords, conceptReader } from '../../linear/concepts.ts';
import type { Token } from '../grammar/tokens.ts';

/**
 * What the words of a student's message are about, in five languages and in the spelling of chats. A word
 * with "*" has any ending. A concept is the same in every language, so that what was learned in one holds in
 * the others.
 */
const words: ConceptWords = {
  writer: `i im ive ill id me my mine myself we our us yo mi mis me conmigo ich mich mir mein* wir uns je j jme jai jsuis chui moi mon ma mes eu meu* minha* mim man mans`,
  tutor: `you u ur your youre ya te tu ti vos usted du dich dir dein* sie toi ton tes t vous voce vc ce seu sua bot robot machine computer ai ki ia chatgpt gpt tutor maquina roboter machine ordi`,
  not: `not no dont doesnt didnt cant cannot wont isnt arent couldnt wouldnt never nope nah neither without aint nicht nich net nix nie kein* ohne ne pas pa non jamais sans ni nunca jamas tampoco sin nao n nem nunca sem`,
  nothing: `nothing none zero any anything nada nichts nix gar null rien r que'dalle nd nenhum* ninguna ningun nothin nun zilch whatsoever`,
  understand: `understand* understood undrstand* get gets getting got know* see follow* grasp* click* clicks figure figured make sense sinking comprehend* verstand* versteh* kapier* check raff* blick* begreif* peil* schnall* wissen weiss entiend* entend* comprend* sabe* saber se cacho pillo pilla pillar sigo veo comprends compris comprend pige capte capter pige capt* sais sait vois saquei saco percebi percebo sei manjo consigo acompanh* remember* recall erinner* recuerd* souviens lembr*`,
  able: `can able could manage do work solve start begin begins answer kann schaff* losen anfang* konn* puedo poder logro consigo sale salen arriv* peux pouvoir reussi* trouve consigo consegu* posso fazer hacer faire`,
  lost: `lost stuck confus* clueless blank blanking foggy fog cooked fried dead lost drowning struggl* overwhelm* puzzl* baffl* stumped unsure mixed jumble* gibberish nonsense mess behind verwirr* lost durcheinander verloren leer matsch bahnhof perdid* atascad* confund* liad* blanco bloquead* trabad* perdu* paum* bloqu* larg* embrouill* melang* nage seche confus* travad* bugu* branco enrolad* lio`,
  mind: `head brain* mind brains mental kopf hirn* gehirn schadel tete cerveau cabeza cerebro cabeca`,
  hard: `hard difficult* complicat* impossible tough tricky confusing tricky heavy much beyond schwer schwierig* kompliziert* hoch unmoglich dur difficile complique* impossible dificil* complicad* imposible impossivel`,
  quitting: `quit surrender giveup impossible hopeless useless dumb stupid bad fail failing suck sucks hate aufgeb* aufhor* hoffnungslos dumm abandon* nul bete rindo rendo desisto burr* tont*`,
  handOver: `tell tells give giv gimme gib gives say spit write solve finish complete show send drop reveal hand provide display print output dictate sag sagen nenn* verrat* gib schreib* mach los lose zeig* schick* ubernimm dis donne* donn* balance ecri* fais fait montre* resou* livre envoie dime dimelo decime da dame dale hazlo haz hacelo escrib* resuelv* resolv* ensena* pasa pasame manda diz diga fala fale passa faz faca escrev* resolv* mostr* manda`,
  answer: `answer* anser* answr* ans solution* solucion* result* resultado* key final losung* ergebnis* antwort* musterlosung reponse* rep resultat* corrige respuesta* resposta* solucao whole full entire complete`,
  only: `just only simply straight directly already once exception nur einfach endlich direkt juste seulement simplement directement solo solamente directamente ya so apenas logo direto`,
  help: `hint* hints tip tips explain* explanation* question* steps lesson tipp* frage* fragen gegenfragen erklar* indice* questions explique* explica* pista* pregunt* dica* pergunt* explic*`,
  enough: `stop stops quit enough skip instead without rather anymore schluss laber* nerv* genug arret* assez marre dej* deja para pare basta chega deixa vergiss oublie forget ignore disregard olvid* ignor* esquece`,
  hurry: `hurry quick* fast minute* min mins time now tonight midnight due late deadline hand asap emergency urgent zeit jetzt sofort schnell minuten gleich temps vite maintenant minute* tiempo ahora rapid* minutos prisa tempo agora pressa anda`,
  please: `please pls plz pleas* plss plsss pliz beg begging bitte bb stp svp steuplait steuplé porfa favor pfv pf`,
  bargain: `promise* deal trust secret fair friend cookie pay money reward allowed rule* rules exception permission permit* authoris* authoriz* admin* pretend imagine hypothetic* game role developer mode system prompt instruction* guidance teacher prof profe lehrer* professor* professora maitresse versprech* verrat* niemand* promet* promis personne prometo nadie ninguem regel* regles consigne* reglas regras`,
  copying: `copy copie* copier copiar copio kopier* abschreib* abgeb* handin submit hausaufgabe* homework hw tarea devoir* licao assignment`,
  question: `what which who whose where why how when whats wdym was welche* wer warum wieso weshalb wo womit woher wie quel* quoi koi pourquoi pk comment que quoi qui ou combien cual* quien* cuanto* cuant* como donde por porque xq qual quais quem onde oq pq quanto* does do is are can could should`,
  reasoning: `so because bc cuz cos cause then therefore thus since if first also weil also dann demnach deshalb denn wenn zuerst donc alors parce pcq car puis si entonces pues pq luego primero porque entao ai pois logo primeiro daher du'coup coup`,
  claim: `think guess reckon maybe perhaps wrote put got did made used said would suppose assume divided multiplied added subtracted took counted calculated drew replaced glaub* denke vielleicht vllt habe hab geschrieben gerechnet komm* wurde krieg pense crois trouve obtiens mis ecrit fait dirais ptet peut creo pienso puse puesto hice escrito diria seria acho deu botei fiz coloquei escrevi penso talvez its is are was equals`,
  thanks: `thank* thanks thx ty tysm cheers tks thnx appreciate* obliged grateful bless danke dank merci mci gracias grax obrigad* obg vlw valeu grac*`,
  farewell: `bye byee goodbye cya later gtg g2g farewell night tomorrow leave leaving out off ciao tschuss tschau auf wiedersehen servus bis salut revoir bientot a+ adios chau chao luego tchau flw fui ate amanha manana demain`,
  finished: `done finish* finisht finito complete* submitted over thats all wrap closing fertig geschafft durch ende abgegeben fini* termin* acab* listo entregu* entreg* pronto acabei feito rendu through`,
  games: `game* gaming fortnite minecraft roblox fifa zelda mario pokemon pikachu xbox playstation ps5 switch nintendo valorant league cod battlefield sniper skin skins vbucks robux lvl level clan zock* spiel* jeu jeux jouer joue* juego* jugar juegas jogo* jogar joga chess schach lottery play`,
  sport: `football soccer basketball goal* goals match team* league arsenal chelsea united city liverpool madrid barca barcelona bayern bvb psg flamengo palmeiras messi ronaldo cristiano mbappe lebron nba nfl ufc bowl olympic* coach training fussball tor tore mannschaft verein foot but buts equipe futbol gol goles equipo partido futebol time partida cricket tennis rugby swim* penalty`,
  food: `food pizza burger mcdonalds lunch breakfast dinner snack hungry starving eat ate eating chicken chips chocolate cake ice cream tacos soup hunger essen kuchen pfannkuchen dalle manger faim mange glace gateau comida hambre comer croquetas fome comer bolo lanche tired thirsty sleepy cookie* sandwich cheese banana potato*`,
  kin: `mom mum dad mother father brother sister bro's grandma grandmother grandpa granny aunt uncle cousin baby parents bruder schwester mutter vater oma opa tante onkel cousin mere pere frere soeur grand oncle tante hermano hermana madre padre abuela abuelo primo prima irmao irma mae pai avo tia tio family familie familia famille`,
  animals: `dog dogs cat cats puppy kitten* hamster rabbit horse duck* fish bird* cow cows dino* whale* frog axolotl pet pets hund* katze* hase pferd tier* chien chat lapin animaux perro gato gata caballo cachorro cao bicho meow moo quack woof`,
  media: `video* vid vids youtube tiktok insta instagram snap snapchat netflix movie* film* song* sing music singer rapper rap album concert series show meme* story phone handy telefon portable movil celular peli* cancion* musica novela serie telefone iphone app likes followers stream*`,
  heart: `crush boyfriend girlfriend love* kiss* date prom cute hot ugly friend* bestie boy girl gossip tea break up drama freund* freundin verliebt copain copine meuf mec amour aime novi* amig* amor gusta chic* namorad* gosta mina jealous fake`,
  weather: `weather rain* snow* sunny storm wind cloud* thunder wetter regen regnet schnee sonne gewitter temps neige pleut soleil orage lluvia llueve nieve sol chuva chovendo neve calor`,
  outing: `weekend holiday* vacation* trip beach sea party birthday christmas halloween sunday saturday friday bus train car lunch recess bell break school home bed sleep* slept bored boring prison wochenende ferien urlaub geburtstag weihnachten pause schule langweilig bett samstag freitag week vacances plage anniversaire recre samedi vendredi ecole ennui lit fin finde vacaciones playa cumple* recreo escuela aburr* cama sabado viernes feriado praia aniversario recreio escola tedio`,
  silly: `lol lmao lmaoo lmaooo haha hahaha hahah rofl xd mdr mdrr ptdr jaja jajaja kkk kkkk kkkkk joke* funny poop fart* farted butt skibidi rizz sigma sus ohio bruh knock lmfao witz blague chiste piada toilet dumb alien* ghost* zombie* unicorn* beatbox`,
  oneself: `feel* feelings human real alive old name age favorite favourite like hobby hobbies dream* person girl boy born made live lieblings* mensch alt heisst magst gefuhl* prefere* vrai humain prefere aime* favorit* llamas edad humano gusta gustan preferid* gosta nome idade`,
  lesson: `number* equation* fraction* denominator numerator sum sums multipl* divi* add added adding subtract* minus plus times equal* brackets term* side sides sign angle* triangle* square* circle* graph* area volume perimeter formula* unit units percent* ratio variable* value* calculat* simplif* factor* slope gradient axis root mean median probability decimal* exponent power verb* noun* adjective* adverb* word words sentence* paragraph* line lines text comma accent* tense past present future plural singular grammar translat* spell* phrase preposition* essay argument* evidence quote* chapter poem poet narrator character* author scene theme metaphor simile thesis intro introduction conclusion code function* loop* list array string return* print* error index input output parameter energy force mass speed pressure water cell cells nucleus plant* heat current voltage circuit atom* molecule* reaction acid* carbon oxygen electron* ion* gas war king treaty revolution century empire nobles peasants government law map experiment table diagram example* exercise* task method step* rule* x y zahl* gleichung* bruch* nenner zahler summe teil* vorzeichen winkel dreieck* flache formel* einheit* wert* verb* nomen adjektiv* wort* satz* absatz zeile* komma artikel endung aufsatz kapitel gedicht erzahler schritt* beispiel* aufgabe* klammer* schleife krieg konig strom wasser nombre* equation* denominateur signe* aire unite* valeur* mot mots phrase* ligne* texte virgule accord* poeme auteur etape exemple* regle* calcul* exercice* enonce cellule eau roi guerre moyenne carre numero* ecuacion* fraccion* denominador signo* area formula* unidad* valor* palabra* frase* linea* texto* tilde parrafo capitulo poema autor paso* ejemplo* ejercicio* calcul* celula agua rey guerra sujeto equac* fracao sinal unidade* palavra* linha* virgula paragrafo passo* exemplo* exercicio* conta sujeito rei pergunta*`,
};

const named = conceptReader(words);

/** Topics of no lesson. */
const elsewhere = [
  'games',
  'sport',
  'food',
  'kin',
  'animals',
  'media',
  'heart',
  'weather',
  'outing',
  'silly',
];
/** The least number of words of each class of length but the shortest. */
const lengths = [2, 4, 7, 12, 25] as const;
const emoji = /\p{Extended_Pictographic}/u;
const calculation = /\d\s*[-+*/=×÷·^:]|=\s*\S|(?<![\p{L}'])[a-z]\s*=/u;

/** The concepts of a message and its form, as the names of a map without values. */
export function conceptsOf(tokens: readonly Token[], message: string): ReadonlyMap<string, readonly []> {
  const found = named(tokens, message);
  const others = elsewhere.filter((name) => found.has(name)).length;
  if (others > 0) found.add('elsewhere');
  if (others > 1) found.add('plainly elsewhere');
  if (tokens.some(({ text }) => /^\d/.test(text))) found.add('number');
  if (calculation.test(message)) found.add('calculation');
  if (!found.has('lesson') && !found.has('number')) found.add('no lesson');
  if (/\?/.test(message)) found.add('asks');
  if (/!/.test(message)) found.add('exclaims');
  if (/\.\.\.|…/.test(message)) found.add('hesitates');
  if (emoji.test(message)) found.add('emoji');
  found.add(`length ${lengths.filter((least) => tokens.length >= least).length}`);
  return new Map([...found].map((name) => [name, []]));
}
