/**
 * Everyday notions of beginners' exercises in English, German, French and Spanish, as beginnings of words. Two clauses in
 * different languages that share most notions have the same meaning.
 */
const table = `
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
have had|hab hat|ai as avons ont avait|teng tien ten
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
`;

/** A beginning, and what it may mean; short beginnings are nearly whole words. */
const meanings = new Map<string, { readonly language: number; readonly concept: number }[]>();
const rows = table.trim().split('\n');
for (const [concept, row] of rows.entries()) {
  for (const [at, words] of row.split('|').entries()) {
    for (const word of words.split(' ')) {
      const known = meanings.get(word) ?? [];
      meanings.set(word, [...known, { language: 1 << at, concept }]);
    }
  }
}

const longestEnding = (beginning: number): number => (beginning <= 2 ? 0 : beginning === 3 ? 3 : 4);

type Meaning = NonNullable<ReturnType<typeof meanings.get>>;
/** A cache, since texts repeat their words. */
const lookedUp = new Map<string, Meaning>();
const mostLookedUp = 5_000;

/** What a word may mean, each with the languages it means it in. */
export function conceptsOf(word: string): Meaning {
  const known = lookedUp.get(word);
  if (known) return known;
  const found = meaningOf(word);
  if (lookedUp.size >= mostLookedUp) lookedUp.clear();
  lookedUp.set(word, found);
  return found;
}

function meaningOf(word: string): Meaning {
  for (let length = Math.min(word.length, 12); length >= 2; length--) {
    if (word.length - length > longestEnding(length)) return [];
    const found = meanings.get(word.slice(0, length));
    if (found) return found;
  }
  return [];
}
