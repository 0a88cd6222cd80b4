import type { Finding } from './finding.ts';

/** How long the address may take to answer, in milliseconds. */
const timeout = 5_000;

/** Whether the address that people open leads to a server of Lyceum, as far as this machine can tell. */
export async function checkPublicAddress(publicUrl: string | undefined): Promise<Finding[]> {
  if (publicUrl === undefined) return [];
  const problem = await problemAt(publicUrl);
  if (problem === null) return [{ part: 'Address', state: 'good', said: `${publicUrl} leads to Lyceum.` }];
  return [
    {
      part: 'Address',
      state: 'look',
      said: `${publicUrl} ${problem}, seen from this machine.`,
      todo: 'Open it elsewhere. If it fails there, too, check the proxy, its certificate and the name in PUBLIC_URL.',
    },
  ];
}

async function problemAt(publicUrl: string): Promise<string | null> {
  try {
    const options = { redirect: 'manual', signal: AbortSignal.timeout(timeout) } as const;
    const answer = await fetch(`${publicUrl}/healthz`, options);
    const text = (await answer.text()).slice(0, 100);
    return answer.status === 200 && text === '{"success":true}'
      ? null
      : `answers ${answer.status}, not as Lyceum does`;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return `does not answer (${cause?.code ?? 'no answer in time'})`;
  }
}
