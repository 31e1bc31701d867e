import { formatDate } from "#app/common/calendar.ts";
import { CELLS_PER_DAY, timeOfCell } from "./cells.ts";
import { DAYS_OF_WEEK, type WorkingHours } from "./fleet-forms.ts";

const ofEachDay = <Value>(of: (day: string, weekday: number) => [from: Value, to: Value]) =>
	Object.fromEntries(
		DAYS_OF_WEEK.flatMap((day, index) => {
			const [from, to] = of(day, index + 1);
			return [
				[`from${index + 1}`, from],
				[`to${index + 1}`, to],
			];
		}),
	);

/** The labels of the fields of working hours. */
export const WORKING_HOURS_NAMES: Record<string, string> = ofEachDay((day) => [`${day} from`, `${day} to`]);

/** What the fields of a new vehicle suggest. */
export const SUGGESTED_HOURS: Record<string, string> = ofEachDay((_, weekday) =>
	weekday < 7 ? ["08:00", "18:00"] : ["", ""],
);

/** The working hours of a vehicle as its form shows them. */
export const typedHours = (hours: readonly WorkingHours[]): Record<string, string> =>
	ofEachDay((_, weekday) => {
		const day = hours.find((each) => each.weekday === weekday);
		return day ? [timeOfCell(day.from), timeOfCell(day.to % CELLS_PER_DAY)] : ["", ""];
	});

type Outage = { from_date: string; to_date: string };

/** "Tue 24 Nov to Thu 26 Nov", or the date alone when it is one day. */
export const formatOutageDates = ({ from_date, to_date }: Outage, year: number): string =>
	from_date === to_date
		? formatDate(from_date, year)
		: `${formatDate(from_date, year)} to ${formatDate(to_date, year)}`;
