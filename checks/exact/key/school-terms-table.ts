/**
 * Terms that answer questions at school, one a row, in English, German, French, Spanish, Portuguese, Italian,
 * Chinese and Arabic, in this order between "|". "/" separates synonyms in one language. A word with "*" is
 * also an ordinary word, such as the French "or": it is found as an answer in a key, but it is not searched
 * for in replies as the translation of an answer.
 */
export const schoolTerms = `
hydrogen|Wasserstoff|hydrogène|hidrógeno|hidrogénio/hidrogênio|idrogeno|氢/氢气|هيدروجين
helium|Helium|hélium|helio|hélio|elio|氦/氦气|هيليوم
carbon|Kohlenstoff|carbone|carbono|carbono|carbonio|碳|كربون
nitrogen|Stickstoff|azote|nitrógeno|azoto/nitrogénio/nitrogênio|azoto|氮/氮气|نيتروجين
oxygen|Sauerstoff|oxygène|oxígeno|oxigénio/oxigênio|ossigeno|氧/氧气|أكسجين/أوكسجين
fluorine|Fluor|fluor|flúor|flúor|fluoro|氟|فلور
neon|Neon|néon|neón|néon/neônio|neon|氖|نيون
sodium|Natrium|sodium|sodio|sódio|sodio|钠|صوديوم
magnesium|Magnesium|magnésium|magnesio|magnésio|magnesio|镁|مغنيسيوم
aluminium/aluminum|Aluminium|aluminium|aluminio|alumínio|alluminio|铝|ألومنيوم
silicon|Silizium|silicium|silicio|silício|silicio|硅|سيليكون
phosphorus|Phosphor|phosphore|fósforo|fósforo|fosforo|磷|فوسفور
sulfur/sulphur|Schwefel|soufre|azufre|enxofre|zolfo|硫|كبريت
chlorine|Chlor|chlore|cloro|cloro|cloro|氯/氯气|كلور
argon|Argon|argon|argón|árgon/argônio|argon|氩|أرغون
potassium|Kalium|potassium|potasio|potássio|potassio|钾|بوتاسيوم
calcium|Calcium/Kalzium|calcium|calcio|cálcio|calcio|钙|كالسيوم
iron|Eisen|fer|hierro|ferro|ferro|铁|حديد
copper|Kupfer|cuivre|cobre|cobre|rame|铜|نحاس
zinc|Zink|zinc|zinc/cinc|zinco|zinco|锌|زنك
silver|Silber|argent|plata|prata|argento|银|فضة
gold|Gold|or*|oro|ouro|oro|金/黄金|ذهب
mercury|Quecksilber|mercure|mercurio|mercúrio|mercurio|汞/水银|زئبق
lead*|Blei|plomb|plomo|chumbo|piombo|铅|رصاص
tin*|Zinn|étain|estaño|estanho|stagno|锡|قصدير
iodine|Jod/Iod|iode|yodo|iodo|iodio|碘|يود
uranium|Uran|uranium|uranio|urânio|uranio|铀|يورانيوم
carbon dioxide|Kohlendioxid/Kohlenstoffdioxid|dioxyde de carbone/gaz carbonique|dióxido de carbono|dióxido de carbono/gás carbónico|anidride carbonica/diossido di carbonio|二氧化碳|ثاني أكسيد الكربون
carbon monoxide|Kohlenmonoxid/Kohlenstoffmonoxid|monoxyde de carbone|monóxido de carbono|monóxido de carbono|monossido di carbonio|一氧化碳|أول أكسيد الكربون
methane|Methan|méthane|metano|metano|metano|甲烷|ميثان
ammonia|Ammoniak|ammoniac|amoníaco|amoníaco/amônia|ammoniaca|氨/氨气|أمونيا
ozone|Ozon|ozone|ozono|ozono/ozônio|ozono|臭氧|أوزون
rust|Rost|rouille|óxido/herrumbre|ferrugem|ruggine|铁锈|صدأ
salt|Salz|sel*|sal*|sal*|sale|盐|ملح
water|Wasser|eau|agua|água|acqua|水|ماء
acid|Säure|acide|ácido|ácido|acido|酸|حمض
base*|Base*/Lauge|base*|base*|base*|base*|碱|قاعدة
oxidation|Oxidation|oxydation|oxidación|oxidação|ossidazione|氧化|أكسدة
reduction|Reduktion|réduction|reducción|redução|riduzione|还原|اختزال
combustion|Verbrennung|combustion|combustión|combustão|combustione|燃烧|احتراق
evaporation|Verdunstung/Verdampfung|évaporation|evaporación|evaporação|evaporazione|蒸发|تبخر
condensation|Kondensation|condensation|condensación|condensação|condensazione|凝结|تكاثف
melting|Schmelzen|fusion|fusión|fusão|fusione|熔化|انصهار
sublimation|Sublimation|sublimation|sublimación|sublimação|sublimazione|升华|تسامي
electron|Elektron|électron|electrón|eletrão/elétron|elettrone|电子|إلكترون
proton|Proton|proton|protón|protão/próton|protone|质子|بروتون
neutron|Neutron|neutron|neutrón|neutrão/nêutron|neutrone|中子|نيوترون
atom|Atom|atome|átomo|átomo|atomo|原子|ذرة
molecule|Molekül|molécule|molécula|molécula|molecola|分子|جزيء
isotope|Isotop|isotope|isótopo|isótopo|isotopo|同位素|نظير
catalyst|Katalysator|catalyseur|catalizador|catalisador|catalizzatore|催化剂|محفز
mitochondria/mitochondrion|Mitochondrien/Mitochondrium|mitochondrie|mitocondria|mitocôndria|mitocondrio/mitocondri|线粒体|ميتوكوندريا
nucleus|Zellkern/Kern*|noyau|núcleo|núcleo|nucleo|细胞核/原子核|نواة
ribosome|Ribosom|ribosome|ribosoma|ribossoma/ribossomo|ribosoma|核糖体|ريبوسوم
chloroplast|Chloroplast|chloroplaste|cloroplasto|cloroplasto|cloroplasto|叶绿体|بلاستيدة خضراء
chlorophyll|Chlorophyll/Blattgrün|chlorophylle|clorofila|clorofila|clorofilla|叶绿素|كلوروفيل
cell membrane|Zellmembran|membrane cellulaire/membrane plasmique|membrana celular|membrana celular|membrana cellulare|细胞膜|غشاء خلوي/غشاء الخلية
cell wall|Zellwand|paroi cellulaire|pared celular|parede celular|parete cellulare|细胞壁|جدار خلوي
vacuole|Vakuole|vacuole|vacuola|vacúolo|vacuolo|液泡|فجوة
cytoplasm|Zytoplasma|cytoplasme|citoplasma|citoplasma|citoplasma|细胞质|سيتوبلازم
photosynthesis|Fotosynthese/Photosynthese|photosynthèse|fotosíntesis|fotossíntese|fotosintesi|光合作用|تمثيل ضوئي/التمثيل الضوئي/بناء ضوئي
respiration|Atmung/Zellatmung|respiration|respiración|respiração|respirazione|呼吸作用|تنفس
digestion|Verdauung|digestion|digestión|digestão|digestione|消化|هضم
osmosis|Osmose|osmose|ósmosis|osmose|osmosi|渗透|خاصية أسموزية
diffusion|Diffusion|diffusion|difusión|difusão|diffusione|扩散|انتشار
mitosis|Mitose|mitose|mitosis|mitose|mitosi|有丝分裂|انقسام متساو
meiosis|Meiose|méiose|meiosis|meiose|meiosi|减数分裂|انقسام منصف
evolution|Evolution|évolution|evolución|evolução|evoluzione|进化|تطور
natural selection|natürliche Selektion/natürliche Auslese|sélection naturelle|selección natural|seleção natural|selezione naturale|自然选择|انتقاء طبيعي
mutation|Mutation|mutation|mutación|mutação|mutazione|突变|طفرة
gene|Gen|gène|gen|gene|gene|基因|جين
enzyme|Enzym|enzyme|enzima|enzima|enzima|酶|إنزيم
protein|Protein/Eiweiß|protéine|proteína|proteína|proteina|蛋白质|بروتين
heart|Herz|cœur|corazón|coração|cuore|心脏|قلب
lung/lungs|Lunge|poumon|pulmón|pulmão|polmone/polmoni|肺|رئة
liver|Leber|foie|hígado|fígado|fegato|肝脏/肝|كبد
kidney|Niere|rein*|riñón|rim*|rene/reni|肾脏/肾|كلية
stomach|Magen|estomac|estómago|estômago|stomaco|胃|معدة
brain|Gehirn|cerveau|cerebro|cérebro|cervello|大脑|دماغ
skin|Haut|peau|piel|pele|pelle|皮肤|جلد
bone|Knochen|os*|hueso|osso|osso|骨头/骨|عظم
muscle|Muskel|muscle|músculo|músculo|muscolo|肌肉|عضلة
blood|Blut|sang|sangre|sangue|sangue|血/血液|دم
vein|Vene|veine|vena|veia|vena|静脉|وريد
artery|Arterie|artère|arteria|artéria|arteria|动脉|شريان
pancreas|Bauchspeicheldrüse|pancréas|páncreas|pâncreas|pancreas|胰腺|بنكرياس
small intestine|Dünndarm|intestin grêle|intestino delgado|intestino delgado|intestino tenue|小肠|أمعاء دقيقة
root|Wurzel|racine|raíz|raiz|radice|根|جذر
leaf|Blatt|feuille|hoja|folha|foglia|叶子/叶|ورقة
stem*|Stängel|tige|tallo|caule|fusto|茎|ساق
pollen|Pollen/Blütenstaub|pollen|polen|pólen|polline|花粉|لقاح
mammal|Säugetier|mammifère|mamífero|mamífero|mammifero|哺乳动物|ثدييات
reptile|Reptil|reptile|reptil|réptil|rettile|爬行动物|زواحف
amphibian|Amphibie|amphibien|anfibio|anfíbio|anfibio|两栖动物|برمائيات
insect|Insekt|insecte|insecto|inseto|insetto|昆虫|حشرة
spider|Spinne|araignée|araña|aranha|ragno|蜘蛛|عنكبوت
whale|Wal|baleine|ballena|baleia|balena|鲸鱼/鲸|حوت
bat|Fledermaus|chauve-souris|murciélago|morcego|pipistrello|蝙蝠|خفاش
butterfly|Schmetterling|papillon|mariposa|borboleta|farfalla|蝴蝶|فراشة
bee|Biene|abeille|abeja|abelha|ape*|蜜蜂|نحلة
frog|Frosch|grenouille|rana|rã|rana|青蛙|ضفدع
snake|Schlange|serpent|serpiente|cobra/serpente|serpente|蛇|أفعى/ثعبان
penguin|Pinguin|manchot/pingouin|pingüino|pinguim|pinguino|企鹅|بطريق
Mercury|Merkur|Mercure|Mercurio|Mercúrio|Mercurio|水星|عطارد
Venus|Venus|Vénus|Venus|Vénus/Vênus|Venere|金星|الزهرة
Earth*|Erde|Terre|Tierra|Terra|Terra|地球|الأرض
Mars|Mars|Mars|Marte|Marte|Marte|火星|المريخ
Jupiter|Jupiter|Jupiter|Júpiter|Júpiter|Giove|木星|المشتري
Saturn|Saturn|Saturne|Saturno|Saturno|Saturno|土星|زحل
Uranus|Uranus|Uranus|Urano|Úrano/Urano|Urano|天王星|أورانوس
Neptune|Neptun|Neptune|Neptuno|Neptuno/Netuno|Nettuno|海王星|نبتون
Sun|Sonne|Soleil|Sol*|Sol*|Sole|太阳|الشمس
Moon|Mond|Lune|Luna|Lua|Luna|月亮/月球|القمر
gravity|Schwerkraft/Gravitation|gravité/pesanteur/gravitation|gravedad|gravidade|gravità|重力/引力|جاذبية
friction|Reibung|frottement|fricción/rozamiento|atrito|attrito|摩擦力/摩擦|احتكاك
force|Kraft|force|fuerza|força|forza|力|قوة
speed|Geschwindigkeit|vitesse|velocidad|velocidade|velocità|速度|سرعة
acceleration|Beschleunigung|accélération|aceleración|aceleração|accelerazione|加速度|تسارع
mass|Masse|masse|masa|massa|massa|质量|كتلة
weight|Gewicht|poids|peso|peso|peso|重量|وزن
density|Dichte|densité/masse volumique|densidad|densidade|densità|密度|كثافة
pressure|Druck|pression|presión|pressão|pressione|压力/压强|ضغط
energy|Energie|énergie|energía|energia|energia|能量|طاقة
kinetic energy|kinetische Energie/Bewegungsenergie|énergie cinétique|energía cinética|energia cinética|energia cinetica|动能|طاقة حركية
potential energy|potenzielle Energie/Lageenergie|énergie potentielle|energía potencial|energia potencial|energia potenziale|势能|طاقة وضع
power|Leistung|puissance|potencia|potência|potenza|功率|قدرة
voltage|Spannung|tension|voltaje/tensión|tensão*|tensione*|电压|جهد/فولتية
current*|Strom/Stromstärke|courant|corriente|corrente|corrente|电流|تيار
resistance|Widerstand|résistance|resistencia|resistência|resistenza|电阻|مقاومة
reflection|Reflexion/Spiegelung|réflexion|reflexión|reflexão|riflessione|反射|انعكاس
refraction|Brechung|réfraction|refracción|refração|rifrazione|折射|انكسار
convection|Konvektion|convection|convección|convecção|convezione|对流|حمل حراري
conduction|Wärmeleitung/Leitung*|conduction|conducción|condução|conduzione|传导|توصيل
inertia|Trägheit|inertie|inercia|inércia|inerzia|惯性|قصور ذاتي
frequency|Frequenz|fréquence|frecuencia|frequência|frequenza|频率|تردد
wavelength|Wellenlänge|longueur d'onde|longitud de onda|comprimento de onda|lunghezza d'onda|波长|طول الموجة/طول موجي
lever|Hebel|levier|palanca|alavanca|leva|杠杆|رافعة
volcano|Vulkan|volcan|volcán|vulcão|vulcano|火山|بركان
earthquake|Erdbeben|tremblement de terre/séisme|terremoto|terramoto/terremoto|terremoto|地震|زلزال
erosion|Erosion|érosion|erosión|erosão|erosione|侵蚀|تعرية
magma|Magma|magma|magma|magma|magma|岩浆|صهارة
mantle|Erdmantel/Mantel*|manteau|manto|manto|mantello|地幔|وشاح
crust|Erdkruste/Kruste|croûte|corteza|crosta|crosta|地壳|قشرة
equator|Äquator|équateur|ecuador|equador|equatore|赤道|خط الاستواء
desert|Wüste|désert|desierto|deserto|deserto|沙漠|صحراء
rainforest|Regenwald|forêt tropicale|selva tropical/selva|floresta tropical|foresta pluviale|热带雨林/雨林|غابة مطيرة
glacier|Gletscher|glacier|glaciar|glaciar/geleira|ghiacciaio|冰川|نهر جليدي
greenhouse effect|Treibhauseffekt|effet de serre|efecto invernadero|efeito estufa|effetto serra|温室效应|احتباس حراري/الاحتباس الحراري
Africa|Afrika|Afrique|África|África|Africa|非洲|أفريقيا/إفريقيا
Asia|Asien|Asie|Asia|Ásia|Asia|亚洲|آسيا
Europe|Europa|Europe|Europa|Europa|Europa|欧洲|أوروبا
North America|Nordamerika|Amérique du Nord|América del Norte/Norteamérica|América do Norte|America del Nord/Nordamerica|北美洲|أمريكا الشمالية
South America|Südamerika|Amérique du Sud|América del Sur/Sudamérica|América do Sul|Sudamerica/America del Sud|南美洲|أمريكا الجنوبية
Antarctica|Antarktis|Antarctique|Antártida|Antártida|Antartide|南极洲|القارة القطبية الجنوبية
Pacific|Pazifik/Pazifischer Ozean|Pacifique|Pacífico|Pacífico|Pacifico|太平洋|المحيط الهادئ
Atlantic|Atlantik/Atlantischer Ozean|Atlantique|Atlántico|Atlântico|Atlantico|大西洋|المحيط الأطلسي
Nile|Nil|Nil|Nilo|Nilo|Nilo|尼罗河|النيل
Rhine|Rhein|Rhin|Rin|Reno|Reno|莱茵河|الراين
Danube|Donau|Danube|Danubio|Danúbio|Danubio|多瑙河|الدانوب
London|London|Londres|Londres|Londres|Londra|伦敦|لندن
Paris|Paris|Paris|París|Paris|Parigi|巴黎|باريس
Rome|Rom|Rome|Roma|Roma|Roma|罗马|روما
Berlin|Berlin|Berlin|Berlín|Berlim|Berlino|柏林|برلين
Vienna|Wien|Vienne|Viena|Viena|Vienna|维也纳|فيينا
Athens|Athen|Athènes|Atenas|Atenas|Atene|雅典|أثينا
Moscow|Moskau|Moscou|Moscú|Moscovo/Moscou|Mosca|莫斯科|موسكو
Warsaw|Warschau|Varsovie|Varsovia|Varsóvia|Varsavia|华沙|وارسو
Prague|Prag|Prague|Praga|Praga|Praga|布拉格|براغ
Lisbon|Lissabon|Lisbonne|Lisboa|Lisboa|Lisbona|里斯本|لشبونة
Brussels|Brüssel|Bruxelles|Bruselas|Bruxelas|Bruxelles|布鲁塞尔|بروكسل
Copenhagen|Kopenhagen|Copenhague|Copenhague|Copenhaga/Copenhague|Copenaghen|哥本哈根|كوبنهاغن
Beijing|Peking|Pékin|Pekín|Pequim|Pechino|北京|بكين
Cairo|Kairo|Le Caire|El Cairo|Cairo|Il Cairo|开罗|القاهرة
Constantinople|Konstantinopel|Constantinople|Constantinopla|Constantinopla|Costantinopoli|君士坦丁堡|القسطنطينية
triangle|Dreieck|triangle|triángulo|triângulo|triangolo|三角形|مثلث
square|Quadrat|carré|cuadrado|quadrado|quadrato|正方形|مربع
rectangle|Rechteck|rectangle|rectángulo|retângulo|rettangolo|长方形/矩形|مستطيل
circle|Kreis|cercle|círculo|círculo|cerchio|圆/圆形|دائرة
parallelogram|Parallelogramm|parallélogramme|paralelogramo|paralelogramo|parallelogramma|平行四边形|متوازي الأضلاع
trapezoid/trapezium|Trapez|trapèze|trapecio|trapézio|trapezio|梯形|شبه منحرف
rhombus|Raute|losange|rombo|losango|rombo|菱形|معين
cube|Würfel|cube|cubo|cubo|cubo|立方体|مكعب
sphere|Kugel|sphère|esfera|esfera|sfera|球体|كرة
cylinder|Zylinder|cylindre|cilindro|cilindro|cilindro|圆柱|أسطوانة
cone|Kegel|cône|cono|cone|cono|圆锥|مخروط
perimeter|Umfang|périmètre|perímetro|perímetro|perimetro|周长|محيط
area|Fläche/Flächeninhalt|aire|área|área|area|面积|مساحة
volume|Volumen|volume|volumen|volume|volume|体积|حجم
diameter|Durchmesser|diamètre|diámetro|diâmetro|diametro|直径|قطر
radius|Radius|rayon|radio|raio|raggio|半径|نصف القطر
hypotenuse|Hypotenuse|hypoténuse|hipotenusa|hipotenusa|ipotenusa|斜边|وتر
slope|Steigung|pente|pendiente|declive/inclinação|pendenza|斜率|ميل
mean*|Mittelwert/Durchschnitt|moyenne|media*|média|media*|平均数|متوسط
median|Median|médiane|mediana|mediana|mediana|中位数|وسيط
prime number|Primzahl|nombre premier|número primo|número primo|numero primo|质数/素数|عدد أولي
noun|Substantiv/Nomen|nom*|sustantivo|substantivo|sostantivo|名词|اسم
verb|Verb|verbe|verbo|verbo|verbo|动词|فعل
adjective|Adjektiv|adjectif|adjetivo|adjetivo|aggettivo|形容词|صفة
adverb|Adverb|adverbe|adverbio|advérbio|avverbio|副词|ظرف
pronoun|Pronomen|pronom|pronombre|pronome|pronome|代词|ضمير
preposition|Präposition|préposition|preposición|preposição|preposizione|介词|حرف جر
conjunction|Konjunktion|conjonction|conjunción|conjunção|congiunzione|连词|حرف عطف
subject*|Subjekt|sujet|sujeto|sujeito|soggetto|主语|فاعل
object*|Objekt|objet|objeto|objeto|oggetto|宾语|مفعول به
past perfect|Plusquamperfekt|plus-que-parfait|pluscuamperfecto|mais-que-perfeito|trapassato|过去完成时|ماض تام
present perfect|Perfekt|passé composé|pretérito perfecto|pretérito perfeito composto|passato prossimo|现在完成时|مضارع تام
future*|Futur*|futur*|futuro|futuro|futuro|将来时|مستقبل
subjunctive|Konjunktiv|subjonctif|subjuntivo|subjuntivo/conjuntivo|congiuntivo|虚拟语气|صيغة الشرط
passive|Passiv|passif/voix passive|pasiva/voz pasiva|passiva/voz passiva|passivo|被动语态|مبني للمجهول
metaphor|Metapher|métaphore|metáfora|metáfora|metafora|隐喻|استعارة
simile|Vergleich|comparaison|símil/comparación|símile/comparação|similitudine|明喻|تشبيه
personification|Personifikation|personnification|personificación|personificação|personificazione|拟人|تشخيص
alliteration|Alliteration/Stabreim|allitération|aliteración|aliteração|allitterazione|头韵|جناس استهلالي
hyperbole|Hyperbel/Übertreibung|hyperbole|hipérbole|hipérbole|iperbole|夸张|مبالغة
irony|Ironie|ironie|ironía|ironia|ironia|反讽|سخرية
rhyme|Reim|rime|rima|rima|rima|押韵|قافية
onomatopoeia|Lautmalerei/Onomatopoesie|onomatopée|onomatopeya|onomatopeia|onomatopea|拟声词|محاكاة صوتية
oxymoron|Oxymoron|oxymore|oxímoron|oximoro/oxímoro|ossimoro|矛盾修辞|طباق
sonnet|Sonett|sonnet|soneto|soneto|sonetto|十四行诗|سونيته
comedy|Komödie|comédie|comedia|comédia|commedia|喜剧|كوميديا
tragedy|Tragödie|tragédie|tragedia|tragédia|tragedia|悲剧|مأساة
democracy|Demokratie|démocratie|democracia|democracia|democrazia|民主/民主制|ديمقراطية
monarchy|Monarchie|monarchie|monarquía|monarquia|monarchia|君主制|ملكية
republic|Republik|république|república|república|repubblica|共和国|جمهورية
feudalism|Feudalismus/Lehnswesen|féodalité/féodalisme|feudalismo|feudalismo|feudalesimo|封建制|إقطاع
Renaissance|Renaissance|Renaissance|Renacimiento|Renascimento|Rinascimento|文艺复兴|عصر النهضة
Reformation|Reformation|Réforme|Reforma|Reforma|Riforma|宗教改革|إصلاح ديني
Enlightenment|Aufklärung|Lumières|Ilustración|Iluminismo|Illuminismo|启蒙运动|عصر التنوير
Industrial Revolution|Industrielle Revolution|révolution industrielle|Revolución Industrial|Revolução Industrial|rivoluzione industriale|工业革命|الثورة الصناعية
French Revolution|Französische Revolution|Révolution française|Revolución francesa|Revolução Francesa|Rivoluzione francese|法国大革命|الثورة الفرنسية
World War I/First World War|Erster Weltkrieg|Première Guerre mondiale|Primera Guerra Mundial|Primeira Guerra Mundial|prima guerra mondiale|第一次世界大战|الحرب العالمية الأولى
World War II/Second World War|Zweiter Weltkrieg|Seconde Guerre mondiale|Segunda Guerra Mundial|Segunda Guerra Mundial|seconda guerra mondiale|第二次世界大战|الحرب العالمية الثانية
Cold War|Kalter Krieg|guerre froide|Guerra Fría|Guerra Fria|guerra fredda|冷战|الحرب الباردة
plague|Pest|peste|peste|peste|peste|瘟疫/黑死病|طاعون
slavery|Sklaverei|esclavage|esclavitud|escravatura/escravidão|schiavitù|奴隶制|عبودية
constitution|Verfassung|constitution|constitución|constituição|costituzione|宪法|دستور
inflation|Inflation|inflation|inflación|inflação|inflazione|通货膨胀|تضخم
supply*|Angebot*|offre*|oferta|oferta|offerta|供给|عرض
demand*|Nachfrage|demande|demanda*|procura/demanda*|domanda|需求|طلب
spring*|Frühling|printemps|primavera|primavera|primavera|春天|ربيع
summer|Sommer|été*|verano|verão|estate|夏天|صيف
autumn/fall*|Herbst|automne|otoño|outono|autunno|秋天|خريف
winter|Winter|hiver|invierno|inverno|inverno|冬天|شتاء
Monday|Montag|lundi|lunes|segunda-feira|lunedì|星期一|الاثنين
Tuesday|Dienstag|mardi|martes|terça-feira|martedì|星期二|الثلاثاء
Wednesday|Mittwoch|mercredi|miércoles|quarta-feira|mercoledì|星期三|الأربعاء
Thursday|Donnerstag|jeudi|jueves|quinta-feira|giovedì|星期四|الخميس
Friday|Freitag|vendredi|viernes|sexta-feira|venerdì|星期五|الجمعة
Saturday|Samstag/Sonnabend|samedi|sábado|sábado|sabato|星期六|السبت
Sunday|Sonntag|dimanche|domingo|domingo|domenica|星期日|الأحد
red|rot|rouge|rojo|vermelho|rosso|红色|أحمر
blue|blau|bleu|azul|azul|blu|蓝色|أزرق
green|grün|vert|verde|verde|verde|绿色|أخضر
yellow|gelb|jaune|amarillo|amarelo|giallo|黄色|أصفر
purple|lila/violett|violet|morado/violeta|roxo|viola|紫色|أرجواني
orange|orange|orange|naranja|laranja|arancione|橙色|برتقالي
black|schwarz|noir|negro|preto|nero|黑色|أسود
white|weiß|blanc|blanco|branco|bianco|白色|أبيض
`;
