import { formatDate, isCalendarDate } from "#app/common/calendar.ts";
import { formatList } from "#app/common/format-figures.ts";
import { readTypedDate } from "#app/common/forms/date-fields.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { searchText } from "#app/common/typed-text.ts";
import { countNights, dateOfDay, dayOf, type Stay, type StayParty } from "#app/travel/nights/stay.ts";
import { OLDEST_CHILD } from "./occupancy.ts";

/** The longest stay that an owner may allow, in nights, and the last check-out, in days from now. */
export const MAX_NIGHTS = 90;
export const HORIZON_DAYS = 540;
export const MAX_ROOMS = 9;
const MAX_GUESTS = 20;
const MAX_DESTINATION = 150;

export type StayField = "destination" | "checkIn" | "checkOut" | "adults" | "children" | "ages" | "rooms";

/** The search form of a URL. */
export type StayForm = {
	/** What was typed, to show it again. */
	typed: Record<StayField, string>;
	/** The typed hotel or place; "" for anywhere. */
	destination: string;
	party: StayParty;
	/** Null without dates, and while the form has errors. */
	stay: Stay | null;
	problems: Partial<Record<StayField, string>>;
};

/** The query parameters of a search form. */
export const STAY_PARAMS: readonly StayField[] = [
	"destination",
	"checkIn",
	"checkOut",
	"adults",
	"children",
	"ages",
	"rooms",
];

/** Each child's age has a field of its own in a form; in links they are one, with commas. */
const typedAges = (url: URLSearchParams): string => url.getAll("ages").join(",");

/** The query of the stay in a URL, as far as it is filled in. */
export function typedStayQuery(url: URLSearchParams): string {
	const fields = STAY_PARAMS.map((field) => [
		field,
		field === "ages" ? typedAges(url) : (url.get(field) ?? ""),
	]);
	return String(new URLSearchParams(fields.filter(([, value]) => value !== "")));
}

/** The status of a page with this form. */
export const statusOfStayForm = ({ form }: { form: StayForm }): number =>
	Object.keys(form.problems).length > 0 ? 422 : 200;

/**
 * Reads destination, dates and guests from a URL. `today` is the first date that can be booked (in the
 * hotel's time zone for a single hotel). Without dates there is no stay and no error. Invalid dates are
 * reported at their fields, and what was typed is kept.
 */
export function readStayForm(url: URLSearchParams, { today }: { today: string }): StayForm {
	const text = (name: StayField) => searchText(url.get(name), MAX_DESTINATION);
	const ages = searchText(typedAges(url), MAX_DESTINATION);
	const typed = {
		destination: text("destination"),
		checkIn: readTypedDate(text("checkIn")),
		checkOut: readTypedDate(text("checkOut")),
		adults: text("adults") || "2",
		children: text("children") || "0",
		// Of nobody when there are no children.
		ages: Number(text("children")) > 0 && /\d/.test(ages) ? ages : "",
		rooms: text("rooms") || "1",
	};
	const { party, problems: ofParty } = readParty(typed);
	const problems = { ...ofParty, ...dateProblems(typed, today) };
	const { checkIn, checkOut } = typed;
	const isComplete = checkIn !== "" && checkOut !== "" && Object.keys(problems).length === 0;
	return {
		typed,
		destination: typed.destination,
		party,
		stay: isComplete ? { checkIn, checkOut, ...party } : null,
		problems,
	};
}

/** Errors in the number of guests or rooms, for which the default is then used. */
function readParty(typed: Record<StayField, string>): Pick<StayForm, "party" | "problems"> {
	const count = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : null);
	const [adults, children, rooms] = [count(typed.adults), count(typed.children), count(typed.rooms)];
	const problems: StayForm["problems"] = {};
	const roomCount = rooms !== null && rooms >= 1 && rooms <= MAX_ROOMS ? rooms : null;
	if (roomCount === null) problems.rooms = t.stayForm.rooms({ max: MAX_ROOMS });
	const most = MAX_GUESTS * (roomCount ?? 1);
	if (adults === 0) problems.adults = t.stayForm.noAdult;
	else if (adults === null) problems.adults = t.stayForm.adults;
	if (children === null) problems.children = t.stayForm.children;
	if (adults && children !== null && adults + children > most)
		problems.adults = t.stayForm.tooManyGuests({ rooms: roomCount ?? 1, max: most });
	const ages = typed.ages.split(",").flatMap((age) => age.trim() || []);
	if (!ages.every((age) => /^\d{1,2}$/.test(age) && Number(age) <= OLDEST_CHILD))
		problems.ages = t.stayForm.ages({ max: OLDEST_CHILD });
	const isValid = Object.keys(problems).length === 0;
	return {
		party: isValid
			? {
					adults: adults ?? 2,
					children: children ?? 0,
					...(ages.length > 0 ? { ages: ages.slice(0, children ?? 0).map(Number) } : {}),
					rooms: roomCount ?? 1,
				}
			: { adults: 2, children: 0, rooms: 1 },
		problems,
	};
}

function dateProblems(
	{ checkIn, checkOut }: { checkIn: string; checkOut: string },
	today: string,
): StayForm["problems"] {
	if (checkIn === "" && checkOut === "") return {};
	const problems: StayForm["problems"] = {};
	const thisYear = Number(today.slice(0, 4));
	if (checkIn === "") problems.checkIn = t.stayForm.checkIn.missing;
	else if (!isCalendarDate(checkIn)) problems.checkIn = t.stayForm.checkIn.invalid;
	else if (checkIn < today)
		problems.checkIn = t.stayForm.checkIn.past({ date: formatDate(checkIn, thisYear) });
	if (checkOut === "") problems.checkOut = t.stayForm.checkOut.missing;
	else if (!isCalendarDate(checkOut)) problems.checkOut = t.stayForm.checkOut.invalid;
	else if (isCalendarDate(checkIn)) {
		const nights = countNights({ checkIn, checkOut });
		const last = lastCheckOut(today);
		if (nights === 0) problems.checkOut = t.stayForm.checkOut.noNight;
		else if (nights < 0) problems.checkOut = t.stayForm.checkOut.before;
		else if (nights > MAX_NIGHTS)
			problems.checkOut = t.stayForm.checkOut.tooLong({ nights, max: MAX_NIGHTS });
		else if (checkOut > last)
			problems.checkOut = t.stayForm.checkOut.tooFar({ last: formatDate(last, thisYear) });
	}
	return problems;
}

/** The last possible check-out date. */
export const lastCheckOut = (today: string): string => dateOfDay(dayOf(today) + HORIZON_DAYS);

/** Whether the ages of some children are not known. */
export const missesAges = ({ children, ages = [] }: StayParty): boolean => ages.length < children;

/** `2 adults, 2 children (4 and 9 years), 1 room` */
export function formatParty({ adults, children, ages = [], rooms }: StayParty): string {
	const last = ages.at(-1);
	const ofAges =
		last === undefined ? "" : ` (${t.stayParty.years({ count: last, ages: formatList(ages.map(String)) })})`;
	return withCommas([
		t.stayParty.adults({ count: adults }),
		...(children > 0 ? [t.stayParty.children({ count: children }) + ofAges] : []),
		t.counts.rooms({ count: rooms }),
	]);
}
