import type { Config } from '../config.ts';
import { checkCertificate } from './certificate.ts';
import { checkClock, isClockSynchronised } from './clock.ts';
import { checkDatabase } from './database.ts';
import { checkDisk } from './disk.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkModels, clocksOf, type ModelsInUse } from './model.ts';
import { checkPublicAddress } from './public-address.ts';
import { checkRedis } from './redis.ts';
import { checkServer } from './server.ts';

/**
 * Examines an installation for its operator, each part by itself: the settings, the certificate, the disk,
 * the database, Redis, the server, its address, the clock, the model and the mail server. Every wait has a
 * limit; nothing is changed and no email is sent.
 * @param modelsIn finds the models in use; without a database that can be read it cannot know a stored
 * connection
 */
export async function examine(
  config: Config,
  now: Date,
  modelsIn: (hasDatabase: boolean) => Promise<ModelsInUse>,
): Promise<Finding[]> {
  const [disk, database, redis, server, address, mail, isSynchronised] = await Promise.all([
    checkDisk(config),
    checkDatabase(config),
    checkRedis(config.redisUrl),
    checkServer(config),
    checkPublicAddress(config.publicUrl),
    checkMail(config.mail),
    isClockSynchronised(),
  ]);
  const models = await modelsIn(database.isThere);
  const [ofModels, clocks] = await Promise.all([checkModels(models), clocksOf(models)]);
  const compared = [...(database.clock ? [database.clock] : []), ...clocks];
  return [
    ...settingsOf(config),
    ...checkCertificate(config.tls, now),
    disk,
    database.finding,
    ...redis,
    server,
    ...address,
    checkClock(now, compared, isSynchronised),
    ...ofModels,
    mail,
  ];
}

function settingsOf({ warnings }: Config): Finding[] {
  if (warnings.length === 0) return [{ part: 'Settings', state: 'good', said: 'All settings are valid.' }];
  // A warning itself ends with what to do, so there is no `todo`.
  return warnings.map((said) => ({ part: 'Settings', state: 'look', said }));
}

/** The finding for settings with which no server would start. @param error what `readConfig` threw */
export const invalidSettings = (error: unknown): Finding => ({
  part: 'Settings',
  state: 'bad',
  said: error instanceof Error ? error.message : String(error),
  todo: 'Correct this setting first; nothing else can be examined without it.',
});
