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

/**
 * Whether a password is one of the first that others would try: a common word, also with digits or marks
 * around it, a row of keys, or a repetition.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase().replace(/\s/g, '');
  // The core is what is left without the digits and marks at both ends.
  const [, core = ''] = /^[\d!?.*#_-]*(.*?)[\d!?.*#_-]*$/.exec(typed) ?? [];
  return words.has(typed) || words.has(core) || repeats(typed) || isRow(typed);
}
