import { pino } from 'pino';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/open.ts';
import { Bus } from './events/bus.ts';
import { EventLog } from './events/log.ts';
import { resetPasswordByEmail } from './identity/password-rules.ts';
import { addSchool, listSchools } from './identity/rules.ts';
import { nameAdministrator, nameSafeguarding, removeAdministrator } from './identity/school-rules.ts';
import { randomIds } from './ids.ts';

const usage = `Usage:
  npm run admin -- school add CODE "Name"    adds a school; its teachers register with the code
  npm run admin -- school list               lists the schools and their codes
  npm run admin -- school safeguarding CODE "Name of the contact" EMAIL "Helpline"
                                             names whom a student in need can turn to; the teacher
                                             account with the e-mail sees every alert of the school
  npm run admin -- school administrator CODE EMAIL
                                             lets this teacher of the school name them in the web app;
                                             with --remove after EMAIL no longer
  npm run admin -- password reset EMAIL      gives an account a new password and ends its sign-ins`;

type AdminContext = Pick<Context, 'db' | 'ids' | 'clock' | 'events'>;

/** The administrator's commands, each on the database that the settings name; the server may be running. */
const commands: Record<string, (ctx: AdminContext, words: string[]) => Promise<string>> = {
  'school add': async (ctx, [code, name]) => {
    if (!code || !name) throw new Error(usage);
    const school = await addSchool(ctx, code, name);
    return `Teachers of ${school.name} can register with the code ${school.code}.`;
  },
  'school list': async (ctx) => {
    const schools = await listSchools(ctx);
    return (
      schools.map(({ code, name }) => `${code.padEnd(10)}  ${name}`).join('\n') || 'There is no school yet.'
    );
  },
  'school safeguarding': async (ctx, [code, name, email, helpline]) => {
    if (!code || !name || !email || !helpline) throw new Error(usage);
    const hasAccount = await nameSafeguarding(ctx, code, {
      contactName: name,
      contactEmail: email,
      helpline,
    });
    const alerts = hasAccount
      ? `The account ${email} sees every alert of the school.`
      : `No teacher of the school signs in with ${email} yet, so only the class's teacher sees the alerts. Let them register, then run this command again.`;
    return `Students in need are told of ${name} and ${helpline}. ${alerts}`;
  },
  'school administrator': async (ctx, [code, email, option]) => {
    if (!code || !email || (option !== undefined && option !== '--remove')) throw new Error(usage);
    if (option === '--remove')
      return `${email} no longer administers ${await removeAdministrator(ctx, code, email)}.`;
    const school = await nameAdministrator(ctx, code, email);
    return `${email} administers ${school}, in the web app under Account, School.`;
  },
  'password reset': async (ctx, [email]) => {
    if (!email) throw new Error(usage);
    const password = await resetPasswordByEmail(ctx, email);
    return `The new password of ${email} is ${password}\nIt is shown only now. Whoever was signed in has to sign in again.`;
  },
};

async function main([room = '', command = '', ...words]: string[]): Promise<void> {
  const run = commands[`${room} ${command}`];
  if (!run) throw new Error(usage);
  const config = readConfig();
  const log = pino({ level: 'silent' });
  const db = await openDatabase(config, log);
  try {
    const clock = { now: () => new Date() };
    const said = await run({ db, ids: randomIds, clock, events: new EventLog(db, new Bus(), clock) }, words);
    process.stdout.write(`${said}\n`);
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
