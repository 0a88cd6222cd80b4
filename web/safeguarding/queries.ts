import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nameWithUsername } from '../../contract/person-names.ts';
import {
  type Alert,
  acknowledgeAlert,
  dismissAlert,
  getSupport,
  listAlerts,
  lookAtAlert,
  settleAlert,
} from '../../contract/safeguarding.ts';
import { call } from '../api/client.ts';

/** The key of every query of alerts, whatever its filter. */
export const allAlertsKey = ['alerts'];

interface AlertFilter {
  studentUid?: string | undefined;
  /** Only those that wait for the reader or that somebody has in hand. */
  open?: boolean;
}

/** How often alerts are reloaded, in milliseconds, in addition to the monitor's events. */
export const refetchInterval = 10_000;

/** Whoever reads an alert has to know who is meant, so the username always stands beside the name. */
export const withUsername = (alert: Alert): Alert => ({
  ...alert,
  studentName: nameWithUsername({ name: alert.studentName, username: alert.studentUsername }),
});

const alerts = ({ studentUid, open = false }: AlertFilter) =>
  queryOptions({
    queryKey: [...allAlertsKey, studentUid, open],
    queryFn: async ({ signal }) => {
      const query = { studentUid, open: open ? ('true' as const) : undefined };
      return (await call(listAlerts, { query, signal })).alerts.map(withUsername);
    },
    refetchInterval,
    // A hidden tab also counts the alerts and plays the sound: its reader may be busy in another tab.
    refetchIntervalInBackground: open,
  });

/** Open alerts, the newest first, or those of one student: first those at which nobody has looked. */
export const useAlerts = (filter: AlertFilter) => useQuery(alerts(filter));

const waitingOf = (alerts: Alert[]): Alert[] => alerts.filter(({ isWaiting }) => isWaiting);

/** Alerts that wait for the reader, newest first. */
export const useWaitingAlerts = () => useQuery({ ...alerts({ open: true }), select: waitingOf });

/** Reloads the alerts. */
export function useReloadAlerts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: allAlertsKey });
}

/**
 * Stores that the reader has opened an alert, if nobody has looked at it before. A failure is only logged: at
 * worst, a reminder is sent.
 */
export function useLookAt(): (alert: Alert) => void {
  const { mutate } = useMutation({
    mutationFn: (alertId: string) => call(lookAtAlert, { params: { alertId } }),
    meta: { reloads: [allAlertsKey] },
  });
  return useCallback(
    ({ id, lookedAt }) => {
      if (lookedAt === null) mutate(id);
    },
    [mutate],
  );
}

/** The ways to judge an alert. */
export function useJudgement(alertId: string) {
  const params = { alertId };
  const meta = { reloads: [allAlertsKey] };
  const acknowledge = useMutation({ mutationFn: () => call(acknowledgeAlert, { params }), meta });
  const dismiss = useMutation({ mutationFn: () => call(dismissAlert, { params }), meta });
  const settle = useMutation({ mutationFn: () => call(settleAlert, { params }), meta });
  return { acknowledge, dismiss, settle };
}

const support = (supportCount: number) =>
  queryOptions({
    queryKey: ['support', supportCount],
    queryFn: async ({ signal }) => (await call(getSupport, { signal })).support,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? 30_000 : false),
  });

/**
 * Whom the student can turn to, until somebody has judged all of the student's alerts. It is reloaded while
 * it is shown.
 * @param supportCount how many messages of the conversation the support text answered; another one reloads it
 */
export const useSupport = (supportCount: number) => useQuery(support(supportCount));
