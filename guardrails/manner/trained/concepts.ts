import type { Token } from '../../input/grammar/tokens.ts';

/**
 * What the words of a sentence are about, in seven languages: persons, feelings, time, gain and loss, the matter of a lesson. "*" ends
 * the beginning of a word. A concept is the same in every language, so that what was learned in one holds in the others.
 */
const words: Readonly<Record<string, string>> = {
  you: `you your yours yourself du dich dir dein* euch tu te toi ton ta tes vous votre ti tus contigo usted* voce seu sua seus suas teu tua contigo 你* انت* لك عليك منك بك معك اليك`,
  self: `i im ive ill id me my mine myself ich mich mir mein* je j moi mon mes yo mi conmigo eu meu minha mim comigo 我* انا اني انني معي لي عندي مني`,
  us: `we our us ours together wir unser* uns zusammen nous notre nos ensemble nosotros nuestr* juntos nos nosso* nossa* juntos 我们* 一起 نحن معا بيننا`,
  peers: `everyone everybody others classmate* friend* buddy brother* sister* sibling* neighbour* neighbor* alle anderen mitschuler* klasse freund* bruder schwester nachbar* autres copain* copine camarade* ami amis amie frere soeur voisin* tous demas amigo* amiga* companer* hermano* hermana* vecino* todos outros turma colega* irmao irma vizinho* 同学* 别人 大家 朋友* 全班 زملا* اصدقا* صديق* اخوك اختك الجميع الاخرون الكل`,
  family: `parent* mum mom mother* dad father* family home eltern mutter vater mama papa familie zuhause hause parents mere pere maman famille maison padre* madre* familia casa pais mae pai 父母 爸妈 妈妈 爸爸 家* والد* امك ابوك اهلك البيت امي`,
  teacher: `teacher* school headmistress headmaster principal lehrer* schule professeur* prof ecole maestr* profesor* escuela professor* professora* escola 老师 学校 معلم* المعلم مدرس* المدرسه`,
  nobody: `nobody noone none never nowhere only alone niemand* keiner nie nur allein personne jamais nul seul seule seulement nadie nunca solo sola ninguem sozinh* apenas 没有人 只有 从不 احد ابدا فقط وحدك`,
  always: `always forever ever everything anything whatever whenever anyone any immer ewig alles toujours tout rien siempre jamas todo nada sempre tudo qualquer 永远* 一直 总是 دايما دوما كل ابدا`,
  praise: `smart* clever* bright* brilliant* genius* gift* talent* amaz* incredibl* special wonderful beautiful star legend famous great* perfect* shin* awe impress* potential mind brain klug* schlau* begabt* genial* genie talent* einzigartig* beruhmt* verstand kopf grossartig* wunder* intelligen* brillant* dou* genie* celebre* cerveau esprit magnifique* list* inteligent* brillant* genio* famos* cerebro mente maravillos* brilhante* incrivel maravilhos* genio* 天才 聪明* 最棒 厉害 出众 了不起 才华 优秀 ذكي* اذكي* عبقري* موهوب* رايع* مشهور* عظيم* نجم* افضل`,
  most: `best most greatest nicest sweetest brightest smartest cleverest slowest finest last first best* klugst* grosst* schonst* letzte* plus meilleur* dernier* mejor mejores peor ultim* mas melhor melhores pior mais 最* اكثر افضل اخر اول`,
  joy: `happy love* fun joy proud glad enjoy* sweet dear nice hug* kiss* care* adore* glucklich* liebe* lieb spass freude stolz froh umarm* heureu* aim* joie fier* amour plaisir cher feliz felic* amor quer* alegr* orgullos* divert* genial abraz* alegria ador* divertid* 开心* 爱 喜欢 幸福 高兴 骄傲 احب* سعيد* سعاده فخور* حبيب* اجمل تسعد* ممتع`,
  hurt: `sad hurt* cry cri* disappoint* lonely upset angry afraid fear* scare* worr* heart* unhappy asham* jealous envy guilt* wound* tired traurig* enttausch* verletz* wein* angst einsam* wutend* herz* weh tut neid* triste* decu* blesse* pleur* peur seul* coeur jalou* honte mal trist* decepcion* dol* llor* miedo corazon celos* verguenza envidi* decepcionad* magoad* chor* medo coracao vergonha invej* 难过 伤心 失望 哭 害怕 孤单 心* 羡慕 حزين* محبط* خجل* تخاف* خوف* يخيف* يبكي* قلب* احزن*`,
  compare: `than faster better slower behind like less schneller besser langsamer als wie vite mieux moins comme rapido lento menos como rapid* peor pior 比* 更 快 慢 اسرع افضل مثل* من`,
  hurry: `hurry quick* fast now immediately time late clock minute* second* wait* excuse* slow lazy soon schnell* los jetzt sofort zeit spat ausreden minute* faul langsam wart* vite maintenant temps presse tard depech* attend* excuse* rapido ahora tiempo prisa tarde espera* excusa* vamos agora tempo pressa logo anda espere* desculpas 快* 赶* 马上 时间 没时间 等 现在 بسرعه اسرع الان وقت هيا انتظر* ينتظر*`,
  leave: `leav* go going gone quit* stop* close* shut end ends give giving goodbye turn skip* geh* aufhor* aufgib* aufgeb* verlass* schluss hor* pars part* partir arret* abandon* quitt* ferm* vas ir irte ido par* abandon* rend* cierr* vai sair parar desist* feche* embora 走 离开 放弃 停 去 ترحل* تذهب* توقف* استسلم* تغادر* اغلق*`,
  stay: `stay* keep* remain* continue again more another back come return* yet longer tomorrow tonight night* every bleib* weiter noch mehr wieder zuruck morgen nacht rest* continu* encore demain revien* revoir nuit retour qued* seguir sigue otra otro mas vuelve* manana noche todavia fiqu* continu* mais volte* amanha noite ainda 再 留 还 继续 明天 回来 多 夜 一会 ابق* اكمل* غدا عد تعال* نكمل المزيد ليل*`,
  gain: `prize* point* badge* coin* star* medal* trophy gift present surprise* treat* reward* bonus* win* won earn* unlock* gem* level* streak* score* treasure* jewel* sticker* preis* punkt* munze* stern* medaille* geschenk* uberrasch* belohn* gewinn* schatz schalt* bekomm* prix point* piece* etoile* cadeau* recompens* gagn* tresor debloqu* offr* premio* punto* moneda* estrella* medalla* regal* sorpresa* recompensa* gan* tesoro desbloque* ponto* moeda* estrela* medalha* presente* recompens* ganh* 奖* 金币 星 礼物 惊喜 得到 获得 赢 جايز* نقاط نجم* هديه ميداليه مكافا* تربح* تفوز* اعطيك`,
  loss: `lose* lost delet* lock* block* fail* punish* regret* trouble* report* threat* sorry consequence* erase* gone taken mistake* wrong wast* else otherwise warn* verlier* verlor* losch* sperr* durchfall* bestraf* bereu* arger meld* sonst weg warn* perd* effac* puni* regrett* sinon gare danger echou* pierd* borr* castig* arrepent* denunci* problem* perd* apag* castig* denunci* 后悔 删* 报告 惩罚 失败 不然 没了 错 ستندم* تندم* خسر* سامسح* عقاب* والا ساخبر* سابلغ*`,
  secret: `secret* tell told telling hide* between private promise* swear* quiet* trust* know* find whisper* hush psst shh nothing geheim* sag* sagen erzahl* versteck* versprich* vertrau* wiss* erfahr* unter flust* secret* dis* dire cach* promet* jur* confi* entre sait rien secreto* di* cont* escond* promet* jur* confi* entre sabe* segredo* conte* escond* promet* jur* confi* sussurr* 秘密 告诉 知道 保密 答应 发誓 سر* تخبر* تقل اخبر* وعد* بيننا اسرار*`,
  intimate: `boyfriend girlfriend crush love* kiss* body photo picture address phone wear* sleep* dream* live* alone bed bedroom feel* yourself life weekend day secret* verliebt schwarm foto adresse schlaf* traum* wohn* allein fuhl* leben wochenende tag copain copine amoureu* photo adresse dor* rev* habit* seul* sens* vie journee novi* gust* foto direccion telefono dorm* suen* viv* sient* vida dia namorad* ama* foto endereco telefone dorm* sonh* mor* sent* vida dia 男朋友 女朋友 照片 地址 住 梦 睡 感觉 一个人 生活 حبيب* تحب* صور* تسكن* عنوان* تنام* تحلم* تشعر* حياتك حالك`,
  ability: `can could able may might kann konnt* darf peut peux puede* puedes pode* pod* 可以 能 يمكن* تستطيع*`,
  future: `will would ll shall wird werde* wurde* wirst sera seras serai serait vas va voy vai vou 会 将 س* سوف`,
  should: `must should have need has ought muss* soll* brauch* musst dois doit faut besoin debes debe tienes necesit* deve* precis* tem 必须 应该 要 يجب* عليك تحتاج*`,
  ifs: `if unless without when should wenn falls ohne si quand sans sin cuando se quando sem 如果 要是 لو اذا ان`,
  not: `not no dont doesnt cant cannot wont didnt isnt arent without neither nicht kein* ohne ne pas non sans no ni sin nao nem sem 不 没 别 无 لا لم لن ليس* بلا`,
  lesson: `number* equation* fraction* denominator numerator sum* product multipl* divi* add* subtract* minus plus equal* term* side* sign* angle* triangle* square* circle* graph* area volume formula* unit* percent* ratio* variable* value* calculat* estimate* solve* solution* simplif* verb* noun* adjective* word* sentence* paragraph* line* text* letter* comma accent* grammar tense translat* spell* phrase* article* preposition* essay* draft argument* evidence quote* chapter* poem* novel* narrator character* author* scene* story plot theme code* function* loop* list* array* string* return* print* error* test* index compile* run input output parameter* energy force* mass speed water cell* plant* heat current circuit* atom* molecule* reaction* acid* war* king treaty law* century history revolution country map experiment* data table* diagram* figure* step* example* rule* method* answer* question* exercise* problem* task* result* correct* check* explain* mean* reread read* write* draw* topic homework book* color* colour* cat* ball* car* tree* box* zahl* gleichung* bruch* nenner zahler summe* teil* vorzeichen winkel dreieck* flache formel* einheit* wert* losung* verb* nomen* adjektiv* wort* satz* absatz zeile* text* komma artikel* endung* aufsatz argument* kapitel gedicht* roman* erzahl* autor* schritt* beispiel* regel* ergebnis* richtig* rechn* aufgabe* frage* heft buch zellen wasser skizze* nombre* equation* fraction* denominateur signe* angle* triangle* aire formule* unite* valeur* mot* phrase* ligne* texte* virgule accord* paragraphe* chapitre* poeme* roman* auteur* etape* exemple* regle* resultat* correct* juste calcul* exercice* question* enonce livre cellule* eau figure* numero* ecuacion* fraccion* denominador signo* angulo* triangulo* area formula* unidad* valor* palabra* frase* linea* texto* coma acento* parrafo capitulo* poema* novela* autor* paso* ejemplo* regla* resultado* correct* calcul* ejercicio* pregunta* enunciado libro* celula* agua dibujo equac* fracao sinal* triangulo* unidade* palavra* linha* virgula acento* paragrafo capitulo* romance passo* exemplo* regra* exercicio* pergunta* conta livro* desenho 词 句* 数* 方程 分母 分数 分子 符号 单位 角 图 步 题* 答案 结果 动词 段 小说 故事 诗 括号 文 例 书 公式 计算 الكلم* الجمل* العدد عدد معادل* كسر مقام* اشاره وحده* زاوي* مثلث* خطوه الخطوه السطر سوال* السوال جواب* نتيج* النتيجه مثال* قصه القصه نص* فعل* الفعل رسم* كتاب* الكتاب تمرين*`,
  asks: `what which who whose where why how was welche* wer warum wo womit quel* quoi pourquoi comment qui que cual* quien* porque qual quais quem onde 什么 哪* 怎么 为什么 谁 吗 ما ماذا من اي لماذا كيف هل اين`,
};

interface Names {
  readonly whole: Map<string, string[]>;
  /** The beginnings of words by their first letters. */
  readonly beginnings: Map<string, (readonly [beginning: string, name: string])[]>;
  /** Chinese words, which are runs of signs. */
  readonly han: (readonly [word: string, name: string])[];
}

const put = <V>(map: Map<string, V[]>, key: string, value: V): void => {
  map.set(key, [...(map.get(key) ?? []), value]);
};

/** How many first letters the beginning of a word is looked up by. */
const lookedUp = 2;

const names: Names = { whole: new Map(), beginnings: new Map(), han: [] };
for (const [name, list] of Object.entries(words))
  for (const word of list.split(' ')) {
    const plain = word.replace('*', '');
    if (/\p{Script=Han}/u.test(plain)) names.han.push([plain, name]);
    else if (word.endsWith('*')) put(names.beginnings, plain.slice(0, lookedUp), [plain, name] as const);
    else put(names.whole, plain, name);
  }

const isHan = /\p{Script=Han}/u;

/** The concepts of a sentence, as the names of a map without values. Numbers count as the matter of a lesson. */
export function conceptsOf(tokens: readonly Token[], sentence: string): ReadonlyMap<string, readonly []> {
  const found = new Set<string>();
  let han = false;
  for (const { text } of tokens) {
    if (/\d/.test(text)) found.add('lesson');
    for (const name of names.whole.get(text) ?? []) found.add(name);
    for (const [beginning, name] of names.beginnings.get(text.slice(0, lookedUp)) ?? [])
      if (text.startsWith(beginning)) found.add(name);
    han ||= isHan.test(text);
  }
  if (han) for (const [word, name] of names.han) if (sentence.includes(word)) found.add(name);
  if (!found.has('lesson')) found.add('no lesson');
  if (/[?؟？]/.test(sentence)) found.add('question');
  if (/[!！]/.test(sentence)) found.add('exclamation');
  return new Map([...found].map((name) => [name, []]));
}
