import { useSearchParams } from 'react-router';
import { parameters } from './paths.ts';

/** The week of a report, as the address of the page names it, and a function that changes it. */
export function useChosenWeek() {
  const [search, setSearch] = useSearchParams();
  return {
    week: search.get(parameters.week) ?? undefined,
    onWeek: (day: string) => setSearch({ [parameters.week]: day }),
  };
}
