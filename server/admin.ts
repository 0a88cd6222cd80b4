import { pino } from 'pino';
import { connectionSentences, modelForm } from '../contract/model-connection.ts';
import { backupUsage, findBackupCommand } from './backup/commands.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { examine, invalidSettings } from './doctor/doctor.ts';
import { type Finding, linesOf as linesOfFindings } from './doctor/finding.ts';
import { EventLog } from './events/log.ts';
import { MemoryBus } from './events/memory-bus.ts';
import { openBreachedPasswords } from './identity/breached-passwords.ts';
import { type InvitingContext, type MadeInvitation, sendInvitation } from './identity/invitation-rules.ts';
import { type PasswordContext, resetPasswordByEmail } from './identity/password-rules.ts';
import { addSchool, listSchools } from './identity/rules.ts';
import {
  nameAdministrator,
  nameSafeguarding,
  removeAdministrator,
  safeguardingOf,
} from './identity/school-rules.ts';
import { Seal } from './identity/seal.ts';
import { removeSecondFactorByEmail } from './identity/second-factor-rules.ts';
import { randomIds } from './ids.ts';
import { createMailer } from './mail/mailer.ts';
import { linesOf } from './model-connection/check-words.ts';
import { type ConnectingContext, modelKeyPurpose } from './model-connection/connecting-rules.ts';
import {
  type CheckingContext,
  checkByOperator,
  connectByOperator,
  disconnectByOperator,
  modelsInUse,
  modelsOfSettings,
} from './model-connection/operator-rules.ts';
import { checkSteps } from './model-connection/play-cases.ts';
import { printError, printLines } from './terminal.ts';

const usage = `Usage:
  npm run admin -- school add CODE "Name"    adds a school; its teachers register with the code
  npm run admin -- school list               lists the schools and their codes
  npm run admin -- school safeguarding CODE "Name of the contact" EMAIL "Helpline"
                                             names whom a student in need can turn to; the teacher
                                             account with the email sees every alert of the school;
                                             without such an account, prints a link to invite them
  npm run admin -- school administrator CODE EMAIL
                                             lets this teacher of the school name them in the web app;
                                             without such an account, prints a link to invite them;
                                             with --remove after EMAIL no longer
  npm run admin -- password reset EMAIL      gives an account a new password and ends its sign-ins
  npm run admin -- second-factor remove EMAIL
                                             for somebody who lost it: the password alone signs in again
  npm run admin -- model connect ADDRESS MODEL [JUDGE]
                                             tries a model and lets it answer; a running server notices
                                             within seconds; a key is read from AI_API_KEY or its file
  npm run admin -- model disconnect          ends that
  npm run admin -- model check               tries the model for some minutes and says whether it will do
  npm run admin -- doctor                    examines settings, certificate, disk, database, server, clock,
                                             model and mail, and says what to do; changes nothing
${backupUsage}`;

/** What the operator typed is no command. */
const noCommand = new Error('no command');

type AdminContext = PasswordContext &
  InvitingContext &
  CheckingContext & { readonly modelKey: string | undefined };

/** The operator's commands, each on the database that the settings name; the server may be running. */
const commands: Record<string, (ctx: AdminContext, words: string[]) => Promise<string[]>> = {
  'school add': async (ctx, [code, name]) => {
    if (!code || !name) throw noCommand;
    const school = await addSchool(ctx, code, name);
    return [`Teachers of ${school.name} can register with the code ${school.code}.`];
  },
  'school list': async (ctx) => {
    const schools = await listSchools(ctx);
    if (schools.length === 0) return ['There is no school yet.'];
    return schools.map(({ code, name }) => `${code.padEnd(10)}  ${name}`);
  },
  'school safeguarding': async (ctx, [code, name, email, helpline]) => {
    if (!code || !name || !email || !helpline) throw noCommand;
    const invited = await nameSafeguarding(ctx, code, { contactName: name, contactEmail: email, helpline });
    // With an account, the invitation only asks the contact to confirm the role.
    const contactUid = invited && (await safeguardingOf(ctx, invited.invitation.schoolId))?.contactUid;
    const told = `Students in need are told of ${name} and ${helpline}.`;
    const sees = `The account ${email} sees every alert of the school.`;
    if (!invited) return [`${told} ${sees}`];
    const alerts = contactUid
      ? `${sees} Students can sign up once ${email} has confirmed to be the contact.`
      : `${email} sees the alerts of the school once they have accepted the invitation; until then only the class's teacher does.`;
    return [`${told} ${alerts}`, ...(await emailInvitation(ctx, invited))];
  },
  'school administrator': async (ctx, [code, email, option]) => {
    if (!code || !email || (option !== undefined && option !== '--remove')) throw noCommand;
    if (option === '--remove')
      return [`${email} no longer administers ${await removeAdministrator(ctx, code, email)}.`];
    const { school, made } = await nameAdministrator(ctx, code, email);
    return made
      ? [
          `${email} administers ${school} once they have accepted the invitation.`,
          ...(await emailInvitation(ctx, made)),
        ]
      : [`${email} administers ${school}, in the web app under Account, School.`];
  },
  'second-factor remove': async (ctx, [email]) => {
    if (!email) throw noCommand;
    await removeSecondFactorByEmail(ctx, email);
    return [`${email} signs in with the password alone again. Whoever was signed in has to sign in again.`];
  },
  'password reset': async (ctx, [email]) => {
    if (!email) throw noCommand;
    const password = await resetPasswordByEmail(ctx, email);
    return [
      `The new password of ${email} is ${password}`,
      'It is shown only now. Whoever was signed in has to sign in again.',
    ];
  },
  'model connect': async (ctx, [address, model, judge = '']) => {
    if (!address || !model) throw noCommand;
    checkNoSettings(ctx);
    const typed = modelForm.safeParse({ address, model, judge, apiKey: ctx.modelKey ?? '' });
    if (!typed.success) throw new Error(typed.error.issues[0]?.message);
    const problem = await connectByOperator(ctx, typed.data);
    if (problem !== null) throw new Error(`Nothing was changed. ${connectionSentences[problem]}`);
    return [`${model} at ${address} answers from now on. A running server uses it within five seconds.`];
  },
  'model disconnect': async (ctx) => {
    checkNoSettings(ctx);
    if (!(await disconnectByOperator(ctx))) throw new Error('No model is connected.');
    return ['The model is disconnected. A running server stops using it within five seconds.'];
  },
  'model check': async (ctx) => {
    const stopped = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
    const result = await checkByOperator(ctx, stopped.signal, (done) =>
      printLines([`${done} of ${checkSteps}`], process.stderr),
    );
    return result === null ? ['The check was stopped. Nothing was kept.'] : linesOf(result);
  },
};

/** @throws Error when the settings name the model: a connection would then have no effect */
function checkNoSettings({ modelSettings }: ConnectingContext): void {
  if (modelSettings.length > 0)
    throw new Error(`The setting ${modelSettings.join(' and ')} names the model. Unset it first.`);
}

/**
 * Emails an invitation.
 * @returns the link for the operator to pass on, and how the email ended, in sentences
 */
async function emailInvitation(ctx: InvitingContext, made: MadeInvitation): Promise<string[]> {
  const outcome = await sendInvitation(ctx, made);
  const link = [
    'The link works once, within a week, with an account that has this address. It is shown only now:',
    made.link,
  ];
  if (outcome === null) return [...link, 'Please give it to them yourself.'];
  if (outcome === 'sent') return [...link, 'It was also emailed to them.'];
  const why = outcome === 'refused' ? 'the mail server refused it' : 'the mail server could not be reached';
  return [...link, `The email with the link was not sent: ${why}. Please give it to them yourself.`];
}

async function main(typed: string[]): Promise<void> {
  const [subject = '', verb = '', ...words] = typed;
  if (subject === 'doctor' && verb === '') return runDoctor();
  const run = commands[`${subject} ${verb}`];
  const runAlone = findBackupCommand(typed);
  if (!run && !runAlone) throw noCommand;
  const config = readConfig();
  const log = pino({ level: 'silent' });
  const clock = { now: () => new Date() };
  // Backup commands open the databases themselves (backup/commands.ts).
  if (runAlone) printLines(await runAlone({ settings: config, clock, log }));
  if (!run) return;
  const breachedPasswords = await openBreachedPasswords(config, log);
  const db = await openDatabase(config, log);
  // The mailer tries only once, since the operator waits for the outcome.
  const mailer = config.mail ? createMailer(config.mail, log, { timeout: 20_000, retryAfter: [] }) : null;
  try {
    const events = new EventLog(db, new MemoryBus(), clock);
    const baseUrl = config.publicUrl ?? `${config.tls ? 'https' : 'http'}://localhost:${config.port}`;
    const model = {
      modelKeySeal: new Seal(config.authSecret, modelKeyPurpose),
      modelSettings: config.ai.settings,
      modelKey: config.ai.apiKey,
      ai: config.ai,
      guardrails: await ownGuardrails(),
      log,
    };
    const output = await run(
      { db, ids: randomIds, clock, events, mailer, baseUrl, breachedPasswords, ...model },
      words,
    );
    printLines(output);
  } finally {
    // Whoever loses something by a command is told by an email that the command does not wait for.
    await mailer?.finish(20_000);
    await db.close();
    await breachedPasswords?.close();
  }
}

/** Loaded only where a command needs them, since that takes a while. */
const ownGuardrails = async () => (await import('./checks/in-this-thread.ts')).guardrailsInThisThread;

/** Prints what the doctor finds; the exit code is 1 when something is to be repaired. */
async function runDoctor(): Promise<void> {
  const findings = await findingsOfDoctor();
  printLines(linesOfFindings(findings));
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
}

async function findingsOfDoctor(): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    return [invalidSettings(error)];
  }
  const clock = { now: () => new Date() };
  const log = pino({ level: 'silent' });
  return examine(config, clock.now(), async (hasDatabase) => {
    if (!hasDatabase) return modelsOfSettings(config.ai, log);
    const db = await openDatabase(config, log);
    try {
      const { model, judge, hasOwnJudge, readers, ownKeyModel } = await modelsInUse({
        db,
        clock,
        log,
        ids: randomIds,
        ai: config.ai,
        guardrails: await ownGuardrails(),
        modelKeySeal: new Seal(config.authSecret, modelKeyPurpose),
        modelSettings: config.ai.settings,
      });
      return {
        model: model.first,
        fallback: model.fallback,
        judge: hasOwnJudge ? judge : null,
        guard: readers.guard ?? undefined,
        keyModel: ownKeyModel,
      };
    } finally {
      await db.close();
    }
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error === noCommand) printLines(usage.split('\n'), process.stderr);
  else printError(error);
  process.exitCode = 1;
});
