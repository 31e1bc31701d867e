import { formatDate, isCalendarDate } from "#app/common/calendar.ts";
import { searchText } from "#app/common/typed-text.ts";
import { countNights, dateOfDay, dayOf, type Stay, type StayParty } from "#app/travel/nights/stay.ts";

/** The longest stay that an owner may allow, in nights, and the last check-out, in days from now. */
export const MAX_NIGHTS = 90;
export const HORIZON_DAYS = 540;
export const MAX_ROOMS = 9;
const MAX_GUESTS = 20;
const MAX_DESTINATION = 150;

export type StayField = "destination" | "checkIn" | "checkOut" | "adults" | "children" | "rooms";

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
	"rooms",
];

/** The query of the stay in a URL, as far as it is filled in. */
export function typedStayQuery(url: URLSearchParams): string {
	const fields = STAY_PARAMS.map((field) => [field, url.get(field) ?? ""]);
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
	const typed = {
		destination: text("destination"),
		checkIn: text("checkIn"),
		checkOut: text("checkOut"),
		adults: text("adults") || "2",
		children: text("children") || "0",
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
	if (roomCount === null) problems.rooms = `Choose 1 to ${MAX_ROOMS} rooms.`;
	const most = MAX_GUESTS * (roomCount ?? 1);
	if (adults === 0) problems.adults = "Choose at least 1 adult.";
	else if (adults === null) problems.adults = "Enter the number of adults as a number, such as 2.";
	if (children === null) problems.children = "Enter the number of children as a number, such as 0.";
	if (adults && children !== null && adults + children > most)
		problems.adults = `${roomCount === 1 ? "1 room sleeps" : `${roomCount ?? 1} rooms sleep`} up to ${most} guests. Choose fewer guests or more rooms.`;
	const isValid = Object.keys(problems).length === 0;
	return {
		party: isValid
			? { adults: adults ?? 2, children: children ?? 0, rooms: roomCount ?? 1 }
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
	if (checkIn === "") problems.checkIn = "Choose a check-in date.";
	else if (!isCalendarDate(checkIn)) problems.checkIn = "Enter a real date, such as 2026-12-04.";
	else if (checkIn < today)
		problems.checkIn = `${formatDate(checkIn, thisYear)} is in the past. Choose today or a later date.`;
	if (checkOut === "") problems.checkOut = "Choose a check-out date.";
	else if (!isCalendarDate(checkOut)) problems.checkOut = "Enter a real date, such as 2026-12-07.";
	else if (isCalendarDate(checkIn)) {
		const nights = countNights({ checkIn, checkOut });
		const last = lastCheckOut(today);
		if (nights === 0) problems.checkOut = "A stay has at least 1 night. Choose a later check-out date.";
		else if (nights < 0) problems.checkOut = "Check-out must be after check-in.";
		else if (nights > MAX_NIGHTS)
			problems.checkOut = `That is ${nights} nights. A stay can have up to ${MAX_NIGHTS}. Choose an earlier check-out date.`;
		else if (checkOut > last)
			problems.checkOut = `You can book rooms up to ${formatDate(last, thisYear)}. Choose an earlier date.`;
	}
	return problems;
}

/** The last possible check-out date. */
export const lastCheckOut = (today: string): string => dateOfDay(dayOf(today) + HORIZON_DAYS);

/** `2 adults, 1 child, 1 room` */
export function formatParty({ adults, children, rooms }: StayParty): string {
	const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
	return [
		count(adults, "adult", "adults"),
		...(children > 0 ? [count(children, "child", "children")] : []),
		count(rooms, "room", "rooms"),
	].join(", ");
}
