import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { CELLS_PER_DAY, timeOfCell } from "./cells.ts";
import { WEEKDAYS, type Weekday, type WorkingHours } from "./fleet-forms.ts";

const ofEachDay = <Value>(of: (weekday: Weekday) => [from: Value, to: Value]) =>
	Object.fromEntries(
		WEEKDAYS.flatMap((weekday) => {
			const [from, to] = of(weekday);
			return [
				[`from${weekday}`, from],
				[`to${weekday}`, to],
			];
		}),
	);

/** The labels of the fields of working hours. */
export const workingHoursNames = (): Record<string, string> =>
	ofEachDay((weekday) => {
		const day = t.fleet.day[weekday];
		return [t.fleet.dayFrom({ day }), t.fleet.dayTo({ day })];
	});

/** What the fields of a new vehicle suggest. */
export const SUGGESTED_HOURS: Record<string, string> = ofEachDay((weekday) =>
	weekday < 7 ? ["08:00", "18:00"] : ["", ""],
);

/** The working hours of a vehicle as its form shows them. */
export const typedHours = (hours: readonly WorkingHours[]): Record<string, string> =>
	ofEachDay((weekday) => {
		const day = hours.find((each) => each.weekday === weekday);
		return day ? [timeOfCell(day.from), timeOfCell(day.to % CELLS_PER_DAY)] : ["", ""];
	});

type Outage = { from_date: string; to_date: string };

/** "Tue 24 Nov to Thu 26 Nov", or the date alone when it is one day. */
export const formatOutageDates = ({ from_date, to_date }: Outage, year: number): string =>
	from_date === to_date
		? formatDate(from_date, year)
		: t.dates.range({ from: formatDate(from_date, year), to: formatDate(to_date, year) });
