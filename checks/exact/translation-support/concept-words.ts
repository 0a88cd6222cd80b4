/**
 * Everyday concepts of beginners' exercises. Each line is one concept: its words in English, German, French
 * and Spanish, with "|" between the languages. The words are beginnings of words.
 */
export const contentWords = `
child children kid|kind|enfant|niño niña
boy|junge jungen|garçon|chico muchacho
girl|mädchen|fille|chica muchacha
man men|mann männer|homme|hombre
woman women|frau|femme|mujer
mother mum mom|mutter mama|mère maman|madre mamá
father dad|vater papa|père papa|padre papá
brother|bruder brüder|frère|hermano
sister|schwester|sœur soeur|hermana
parents|eltern|parents|padres
grandmother grandma|oma großmutter|grand-mère|abuela
grandfather grandpa|opa großvater|grand-père|abuelo
family|familie|famille|familia
friend|freund|ami amie amis|amigo amiga
teacher|lehrer|professeur prof|profesor maestr
student pupil|schüler student|élève étudiant|alumn estudiante
neighbour neighbor|nachbar|voisin|vecin
doctor|arzt ärztin|médecin docteur|médic doctor
king|könig|roi|rey
queen|königin|reine|reina
people|leute menschen|gens|gente personas
dog|hund|chien|perr
cat|katze|chat|gat
horse|pferd|cheval chevaux|caballo
bird|vogel vögel|oiseau|pájaro ave
fish|fisch|poisson|pez peces pescado
cow|kuh kühe|vache|vaca
house home|haus hause häuser|maison|casa
garden|garten|jardin|jardín jardines
room|zimmer|chambre pièce|habitación cuarto
kitchen|küche|cuisine|cocina
door|tür|porte|puerta
window|fenster|fenêtre|ventana
table|tisch|table|mesa
chair|stuhl stühle|chaise|silla
bed|bett|lit|cama
school|schule|école|escuela colegio
class|klasse|classe|clase
book|buch bücher|livre|libro
letter|brief|lettre|carta
newspaper|zeitung|journal|periódico
city town|stadt städte|ville|ciudad
village|dorf dörfer|village|pueblo
street road|straße|rue|calle
park|park|parc|parque
shop store|laden geschäft|magasin|tienda
market|markt|marché|mercado
station|bahnhof|gare|estación
church|kirche|église|iglesia
beach|strand|plage|playa
sea ocean|meer|mer|mar
river|fluss|fleuve rivière|río
mountain|berg|montagne|montaña
forest wood|wald|forêt bois|bosque
tree|baum bäume|arbre|árbol
flower|blume|fleur|flor flores
country|land länder|pays|país
world|welt|monde|mundo
car|auto|voiture|coche carro
bus|bus|bus autobus|autobús
train|zug züge|train|tren
bicycle bike|fahrrad|vélo|bicicleta
plane airplane|flugzeug|avion|avión
bread|brot|pain|pan
water|wasser|eau|agua
milk|milch|lait|leche
coffee|kaffee|café|café
tea|tee|thé|té
apple|apfel äpfel|pomme|manzana
meat|fleisch|viande|carne
cheese|käse|fromage|queso
egg|ei eier|œuf oeuf|huevo
cake|kuchen|gâteau|pastel tarta
food meal|essen|nourriture repas|comida
breakfast|frühstück|petit-déjeuner|desayun
lunch|mittagessen|déjeuner|almuerz almorz
dinner|abendessen|dîner|cena
ball|ball bälle|balle ballon|pelota balón
football soccer|fußball|football foot|fútbol
music|musik|musique|música
song|lied|chanson|canción
film movie|film|film|película
game|spiel|jeu jeux|juego partido
money|geld|argent|dinero
work job|arbeit|travail|trabaj
holiday vacation|ferien urlaub|vacances|vacaciones
weather|wetter|temps|tiempo
sun|sonne|soleil|sol
rain|regen regnet|pluie pleut|lluvia llueve
snow|schnee schneit|neige|nieve nieva
day|tag|jour|día
week|woche|semaine|semana
month|monat|mois|mes meses
year|jahr|année ans|año
morning|morgen vormittag|matin|mañana
afternoon|nachmittag|après-midi|tarde
evening|abend|soir|tarde
night|nacht|nuit|noche
today|heute|aujourd'hui|hoy
yesterday|gestern|hier|ayer
tomorrow|morgen|demain|mañana
now|jetzt|maintenant|ahora
always|immer|toujours|siempre
never|nie niemals|jamais|nunca
often|oft|souvent|menudo
every each|jede|chaque tous toutes|cada todos todas
summer|sommer|été|verano
winter|winter|hiver|invierno
spring|frühling|printemps|primavera
autumn fall|herbst|automne|otoño
monday|montag|lundi|lunes
saturday|samstag|samedi|sábado
sunday|sonntag|dimanche|domingo
birthday|geburtstag|anniversaire|cumpleaños
old|alt alte|vieux vieil|viej
young|jung|jeune|joven
new|neu|nouveau nouvel|nuev
big large tall|groß|grand|grande gran
small little|klein|petit|pequeñ
good|gut|bon bien|buen bien
bad|schlecht|mauvais|mal malo mala
beautiful pretty|schön|beau belle|bonit hermos
happy|glücklich froh|heureu content|feliz content
sad|traurig|triste|triste
tired|müde|fatigué|cansad
ill sick|krank|malade|enferm
cold|kalt|froid|frí
hot warm|heiß warm|chaud|calor caliente
red|rot|rouge|roj
blue|blau|bleu|azul
green|grün|vert|verde
white|weiß|blanc|blanc
black|schwarz|noir|negr
long|lang|long|larg
fast quick|schnell|rapide vite|rápid
interesting|interessant|intéressant|interesante
important|wichtig|important|importante
play|spiel gespielt|jou|jueg jug
eat ate|ess isst aß gegessen|mang|come comí com
drink drank|trink trank getrunken|boi buv|beb
live|wohn leb|habit vi|viv
go went gone walk|geh ging gegangen|all va vais|voy vas va fue fui ir
come came|komm kam gekommen|vien ven|vien ven vin
see saw seen|seh sieht sah gesehen|vo vu|ve veo vio vi
read|les lies las gelesen|li lis lu|lee leo ley
write wrote|schreib schrieb geschrieben|écri|escrib
speak spoke talk|sprech sprich sprach gesprochen red|parl|habl
say said|sag gesagt|dit dis|dice dij
buy bought|kauf gekauft|achet achèt|compr
sell sold|verkauf|vend|vend
sleep slept|schlaf schläf schlief|dor|duerm dorm durm
visit|besuch|rendre visit|visit
help|helf hilf half geholfen|aid|ayud
learn|lern gelernt|appren appri|aprend
study studie|studier|étudi|estudi
love|lieb geliebt|aim|amo ama amar quier
like|mag gern gefall|aim plaî|gust
want|will woll|veu voul|quier quer
have has had|hab hat|ai as avons ont avait|teng tien ten
give gave|geb gib gab gegeben|donn|da doy dio dar
take took|nehm nimm nahm genommen|pren pri|tom
make made do did|mach gemacht tu|fai fait|hac hiz
know knew|weiß wiss kenn|sai sav conna|sab sé conoc
think thought|denk dacht gedacht glaub|pens croi|piens pens cre
find found|find fand gefunden|trouv|encontr encuentr
lose lost|verlier verlor|perd|perd pierd
sit sat|sitz saß|ass|sent sient
stand stood|steh stand gestanden|debout|pie
run ran|lauf läuf lief renn|cour|corr
swim swam|schwimm schwamm|nag|nad
sing sang|sing sang gesungen|chant|cant
dance|tanz getanzt|dans|bail
cook|koch gekocht|cuisin|cocin
open|öffn geöffnet|ouvr ouver|abr abier
close shut|schließ schloss|ferm|cerr cierr
wait|wart gewartet|attend|esper
watch|seh schau|regard|mir ve
hear heard listen|hör gehört|entend écout|oye oir escuch
travel|reis gereist|voyag|viaj
arrive|ankomm angekommen|arriv|lleg
leave left|verlass|part quitt|sal part
drive drove|fahr fähr fuhr gefahren|condui|conduc
begin began start|beginn begann anfang|commenc|empez empiez comenz
finish end|beend|fini|termin acab
wash|wasch wäsch|lav|lav
wear wore|trag träg trug|port|llev
bring brought|bring gebracht|apport|tra
show showed|zeig|montr|mostr muestr
need|brauch|besoin|necesit
cry cried|wein|pleur|llor
laugh|lach|ri rir|rí reí
die died|sterb starb gestorben|mour mort|mur muer
war|krieg|guerre|guerra
peace|frieden|paix|paz
head|kopf|tête|cabeza
hand|hand hände|main|mano
eye|auge|œil yeux|ojo
hair|haar|cheveux|pelo cabello
heart|herz|cœur coeur|corazón
name|name heiß|nom appel|nombre llam
hungry hunger|hunger hungrig|faim|hambr
thirsty thirst|durst|soif|sed
two|zwei|deux|dos
three|drei|trois|tres
four|vier|quatre|cuatro
five|fünf|cinq|cinco
ten|zehn|dix|diez
because|weil denn|parce|porque
without|ohne|sans|sin
with|mit|avec|con
before|vor bevor|avant|antes
after|nach nachdem|après|después
homework|hausaufgabe|devoirs|deberes tarea
wonderful great magnificent marvellous|herrlich wunderbar toll|magnifique merveilleu super|maravillos magnífic
grow grew|wachs wuchs anbau|cultiv pouss|cultiv crec
roof|dach dächer|toit|techo tejado
boat ship|boot schiff|bateau navire|barco bote
island|insel|île|isla
moon|mond|lune|luna
star|stern|étoile|estrella
fire|feuer|feu|fuego
wind storm|wind sturm|vent tempête|viento tormenta
sky heaven|himmel|ciel|cielo
shoe|schuh|chaussure|zapato
dress clothes shirt|kleid hemd|robe vêtement chemise|vestido ropa camisa
hat cap|hut mütze|chapeau casquette|sombrero gorra
bag suitcase|tasche koffer|sac valise|bolsa bolso maleta
key|schlüssel|clé clef|llave
umbrella|regenschirm|parapluie|paraguas
box|kiste schachtel|boîte|caja
picture photo painting|bild foto|image photo tableau|foto cuadro imagen
phone telephone mobile|handy telefon|téléphone portable|teléfono móvil
computer|computer rechner|ordinateur|ordenador computadora
paper|papier|papier|papel
word|wort wörter|mot mots|palabra
language|sprache|langue|idioma lengua
question|frage|question|pregunta
answer|antwort|réponse répond|respuesta respond
story history|geschichte|histoire|historia cuento
idea|idee|idée|idea
problem|problem|problème|problema
hour clock|stunde uhr|heure|hora
minute|minute|minute|minuto
weekend|wochenende|week-end weekend|fin
tuesday|dienstag|mardi|martes
wednesday|mittwoch|mercredi|miércoles
thursday|donnerstag|jeudi|jueves
friday|freitag|vendredi|viernes
soon|bald|bientôt|pronto
late|spät verspät|tard retard|tarde retras
early|früh|tôt|temprano
again|wieder nochmal|encore|otra
already|schon bereits|déjà|ya
still|noch|encore toujours|todavía aún
alone|allein|seul|solo sola
together|zusammen gemeinsam|ensemble|juntos juntas
here|hier|ici|aquí
there|dort|là-bas|allí allá
very|sehr|très|muy
many much lot|viel viele|beaucoup|much
everything everyone all|alles alle|tout tous|todo todos
nothing|nichts|rien|nada
nobody|niemand|personne|nadie
something|etwas|quelque|algo
first|erst|premi|primer
last|letzt|derni|últim
next|nächst|prochain|próxim
other another|ander|autre|otro otra
same|gleich selb|même|mismo misma
almost nearly hardly|fast beinahe kaum|presque|casi
older elder eldest|älter ältest|aîné|mayor
younger youngest|jünger jüngst|cadet|menor
easy|leicht einfach|facile|fácil
difficult hard|schwer schwierig|difficile|difícil
vegetable|gemüse|légume|verdura
chocolate|schokolade|chocolat|chocolate
expensive|teuer|cher chère|caro cara
cheap|billig günstig|bon-marché|barat
rich|reich|riche|rico rica
poor|arm arme|pauvre|pobre
strong|stark|fort forte|fuerte
clean|sauber|propre|limpi
dirty|schmutzig|sale|suci
fresh|frisch|frais fraîche|fresc
sweet|süß|sucré|dulce
dark|dunkel|sombre|oscur
yellow|gelb|jaune|amarill
brown|braun|marron brun|marrón
must should need|muss müss soll|dois doit devons devez doivent faut|debo debe debes deben
can could able|kann könn konnte|peux peut pouv pourr|puedo puede pueden podem pudo
meet met|treff traf getroffen|rencontr retrouv|encontr conoc
call called|ruf rief anruf angerufen|appel téléphon|llam
ask asked|frag gefragt|demand|pregunt pid
pay paid|zahl bezahl|pay paie|pag
send sent|schick geschickt|envo|envi mand
forget forgot|vergess vergisst vergaß|oubli|olvid
remember|erinner|souvien souven|recuerd record acord
build built|bau gebaut|construi|constru
break broke|brech bricht brach gebrochen|cass bris|romp rot
fall fell|fall fällt fiel gefallen|tomb|cae caer cay
grow|wachs|grandi|crec
carry|trag trägt|port|llev
put|stell leg|mett mis mets|pon puso pus
look search|such|cherch|busc
turn|dreh|tourn|gir
stay remain|bleib blieb|rest|qued
return|zurück|rentr retourn reven|volv vuelv regres
miss|verpass vermiss|rat manqu|perd perd
catch|fang erwisch|attrap|cog coge
dream|traum träum|rêv|sueñ soñ
hope|hoff|espér|esper
hurry|eil beeil|dépêch pressé|prisa
draw paint|zeichn mal|dessin pein|dibuj pint
speak tell told|erzähl|racont|cont cuent
wake|aufwach aufgewacht|réveill|despert despiert
get|bekomm krieg|obten reç|recib
rise sunrise|aufgeh aufgegangen|lève lever|sale salga amanec
baker bakery|bäcker|boulang|panader
fisherman fisher|fischer|pêcheur|pescador
farmer|bauer bäuer|fermi agricult|granjer campesin
nurse|krankenschwester pfleger|infirmi|enfermer
soldier|soldat|soldat|soldado
lake|see|lac|lago
field|feld|champ|campo
bridge|brücke|pont|puente
hotel|hotel|hôtel|hotel
restaurant|restaurant|restaurant|restaurante
hospital|krankenhaus|hôpital|hospital
museum|museum|musée|museo
ticket|fahrkarte ticket eintritt|billet ticket|entrada boleto billete
`;

/** Articles, pronouns, prepositions and the like, in lines of the same form but as whole words. */
export const smallWords = `
i me|ich mich mir|je moi|yo mí
you|du dich dir ihr euch|tu te toi vous|tú ti vosotros ustedes usted
he him|er ihn ihm|il lui|él
she|sie|elle|ella
we us|wir uns|nous|nosotros
they them|sie ihnen|ils elles eux|ellos ellas
my mine|mein meine meinen meinem meiner|mon ma mes|mi mis
your yours|dein deine deinen deinem deiner euer eure|ton ta tes votre vos|tu tus vuestro vuestra
his|sein seine seinen seinem seiner|son sa ses|su sus
her|ihr ihre ihren ihrem ihrer|son sa ses|su sus
our|unser unsere unseren unserem|notre nos|nuestro nuestra nuestros nuestras
their|ihr ihre ihren|leur leurs|su sus
and|und|et|y e
but|aber sondern doch|mais|pero sino
or|oder|ou|o u
not don't doesn't didn't isn't wasn't|nicht kein keine keinen|ne pas n'est|no
if|wenn falls|si|si
when|als wenn wann|quand lorsque|cuando
while|während|pendant|mientras
that|dass|que qu|que
who|wer der die|qui|quien que
where|wo wohin|où|donde dónde
in into|in im ins|dans en|en
on|auf|sur|sobre en
at|um bei an am|à au|a al en
from|von aus vom|de du des|de del desde
to|zu zum zur nach|à au aux pour|a al para
for|für seit|pour depuis pendant|para por desde
is are was were be been|ist sind war waren bin bist gewesen|est sont était étaient suis es été|es son era eran está están estaba fue
this these|dieser diese dieses diesen|ce cet cette ces|este esta estos estas
one|eins|un une|uno una
six|sechs|six|seis
seven|sieben|sept|siete
eight|acht|huit|ocho
nine|neun|neuf|nueve
than|als|que|que
so|so also deshalb|donc alors|así entonces
too also|auch|aussi|también
`;
