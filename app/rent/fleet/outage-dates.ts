import { formatDate } from "#app/common/calendar.ts";

type Outage = { from_date: string; to_date: string };

/** "Tue 24 Nov to Thu 26 Nov", or the date alone when it is one day. */
export const formatOutageDates = ({ from_date, to_date }: Outage, year: number): string =>
	from_date === to_date
		? formatDate(from_date, year)
		: `${formatDate(from_date, year)} to ${formatDate(to_date, year)}`;
