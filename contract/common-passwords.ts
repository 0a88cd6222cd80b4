import { foldedText } from './characters.ts';

/**
 * The passwords with which every guesser begins, as lists of stolen passwords have them, of six characters and more. No
 * teacher may choose one. Rows of keys and repetitions are found by rule.
 */
const firstList = `
password password1 passw0rd passwort passwort1 passwd motdepasse motdepasse1 contrasena contrasena1 contrasenia
clave123 senha123 wachtwoord parola admin1 admin12 admin123 admin1234 admin12345 administrator letmein letmein1
welcome welcome1 willkommen bienvenue bienvenido iloveyou iloveyou1 ichliebedich jetaime tequiero changeme
default trustno1 whatever nothing master computer internet hallo1 hallo123 hello1 hello123
abc123 abc1234 abc12345 abcd123 abcd1234 abcabc 123abc a12345 a123456 a1234567 a12345678 a123456789 aa123456
aa12345678 1a2b3c 123456a 123456q 123456789a 12345a 12345q 123qwe 123qweasd 123qwe123 1234qwer 12345qwert
qwe123 qwer1234 qwert123 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz1 qwertz123 azerty azerty1 azerty123
azertyuiop qweqwe qweasd qweasdzxc asd123 asdasd asdf1234 asdfasdf asdqwe asdqwe123 zxc123 zxcasdqwe qwaszx
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qazxsw2 1qaz2wsx 1qaz2wsx3edc 2wsx3edc zaq12wsx
qazwsx qazwsxedc qaywsx 1qay2wsx zaqwsx gfhjkm ghbdtn
010203 0102030405 102030 10203040 1020304050 112233 11223344 1122334455 112358 12344321 1234554321 123321 123456654321
123654 123654789 12345678910 1234567891 123456789123 123789 124578 134679 135790 13579246 142536 147258 147258369
147852 147852369 159357 159753 159951 172839 246810 258456 321654 321654987 456123 456852 654123 741852 741852963
753159 753951 789456 789456123 789654 852456 963852 963852741 987456 998877 100000 110110 100200
monkey monkey1 monkey123 dragon dragon1 dragon123 master1 master123 sunshine sunshine1 princess princess1 football
football1 fussball baseball baseball1 basketball soccer hockey tennis superman superman1 batman batman1 spiderman
starwars pokemon pokemon1 naruto minecraft fortnite roblox liverpool liverpool1 chelsea arsenal barcelona realmadrid
juventus bayern manchester schalke04 cristiano ronaldo michael michael1 jessica ashley daniel daniel1 andrew thomas
robert jordan jordan23 joshua matthew charlie charlie1 jennifer nicole michelle hannah samantha samsung alexander
alexandra maximilian anthony andrea amanda andreas benjamin carlos christian claudia alejandro sebastian fernando
valentina nicolas camille cookie cheese chocolate chocolat schokolade schatz schatzi sonnenschein soleil sommer
summer winter flower flower1 butterfly rainbow purple orange banana pepper ginger maggie buster tigger bailey
hunter hunter1 killer killer1 shadow shadow1 soldier mustang ferrari porsche mercedes yamaha corvette harley
freedom forever friends lovely loveme loveyou babygirl angel1 angels estrella amigos mexico doudou loulou marseille
coucou google myspace facebook linkedin blink182 matrix slipknot metallica nirvana eminem unknown superstar
geheim geheim1 frankfurt hamburg berlin fuckyou fuckyou1 asshole
`;

const firstPasswords: ReadonlySet<string> = new Set(firstList.trim().split(/\s+/));

/** Signs that people write for letters, as in p@$$w0rd. */
const letterSigns = new Map(Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', 0: 'o', $: 's', 5: 's' }));

/**
 * Words that many people choose as a password, in English, German, French and Spanish. They were chosen by
 * hand: a short list is enough, since people guess much the same words first.
 */
const list = `
password passwort passwd motdepasse contrasena geheim secret letmein welcome willkommen bienvenue hallo hello
bonjour changeme default master admin administrator root guest user test testing login access temp start
qwerty qwertz qwertyuiop qwertzuiop azerty azertyuiop asdfgh asdfghjkl yxcvbn zxcvbn zxcvbnm qazwsx qaywsx
wasd iloveyou ichliebedich jetaime teamo iloveu lovely love loveme forever princess prinzessin princesse
princesa queen king angel engel baby babygirl sweetheart schatz schatzi mausi honey sunshine sonnenschein
rainbow regenbogen flower blume star stern superstar superman batman spiderman ironman hulk pokemon pikachu
minecraft fortnite roblox mario naruto starwars harrypotter hogwarts frozen barbie hellokitty disney mickey
dragon drache monkey tiger lion panda kitty katze puppy hund dog cat horse pferd pony unicorn einhorn dolphin
delfin shark eagle wolf bear football fussball soccer baseball basketball hockey tennis volleyball ronaldo
messi neymar mbappe arsenal chelsea liverpool barcelona realmadrid juventus bayern bayernmuenchen dortmund bvb
schalke michael jessica ashley daniel andrew thomas robert jordan joshua matthew charlie jennifer nicole
michelle hannah samantha alexander anna julia laura lena leon lukas maximilian sophie emma computer internet
laptop iphone samsung google facebook youtube instagram tiktok snapchat whatsapp windows apple android
summer sommer winter spring autumn herbst monday freitag sunday january december school schule schueler
student teacher lehrer classroom lyceum lehrerin maths mathe english deutsch francais homework ferien chocolate
schokolade cookie banana pizza cheese coffee kaffee pepper ginger orange purple silver golden diamond
mustang ferrari porsche mercedes harley trustno freedom hunter killer shadow ninja soldier matrix whatever
nothing something password passw0rd p4ssword pa55word
`;

const words: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

/** Digits, letters and keys in the rows in which people type them. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
];
const bothWays = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const isRow = (text: string): boolean => text.length > 2 && bothWays.some((row) => row.includes(text));

/** Whether a text repeats itself, such as 123123 or aaaaaa. */
const repeats = (text: string): boolean => /^(.{1,3})\1+$/.test(text);

/** A password without what does not count: its case, its accents, the width of its letters, blanks. */
const plain = (password: string): string => foldedText(password).replace(/\s/g, '');

/** No guesser begins with longer rows and repetitions than this. */
const longestPattern = 20;

/**
 * Whether a password is one with which every guesser begins: one of the list, also with signs for letters, a row of
 * keys, one sign or a few digits again and again.
 */
export function isFirstGuess(password: string): boolean {
  const typed = plain(password);
  const spelled = typed.replace(/./gu, (sign) => letterSigns.get(sign) ?? sign);
  const isPattern = isRow(typed) || /^(?:(.)\1+|(\d{2,4})\2+)$/u.test(typed);
  return (
    firstPasswords.has(typed) || firstPasswords.has(spelled) || (isPattern && typed.length <= longestPattern)
  );
}

/**
 * Whether a password is one of those that others would try soon: a common word, also with digits or marks
 * around it, a row of keys, or a repetition.
 */
export function isCommonPassword(password: string): boolean {
  const typed = plain(password);
  // The core is what is left without the digits and marks at both ends.
  const [, core = ''] = /^[\d!?.*#_-]*(.*?)[\d!?.*#_-]*$/.exec(typed) ?? [];
  return isFirstGuess(password) || words.has(typed) || words.has(core) || repeats(typed) || isRow(typed);
}
