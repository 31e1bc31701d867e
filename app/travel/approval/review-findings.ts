import type { CalendarNight } from "#app/travel/nights/read-month.server.ts";

/**
 * `problem`: guests could not find, reach or book it properly. `note`: worth a look. `part`: the tab of the hotel's
 * pages on which its owner changes that, or their profile; none for the details and for what only Meeha can change.
 */
export type ReviewFinding = {
	tone: "problem" | "note";
	/** To the reviewer. */
	text: string;
	/** To the owner: what they do about it. */
	toDo: string;
	part?: "photos" | "rooms" | "seller" | "profile";
};

type Room = {
	name: string;
	hasPhoto: boolean;
	maxNights: number;
	nights: readonly Pick<CalendarNight, "price" | "isClosed" | "left" | "noArrival" | "minStay">[];
};

export type ReviewedFacts = {
	photos: number;
	description: string;
	/** Parts of the address that its country needs and that are empty, such as `postal code`. */
	missingAddressParts: readonly string[];
	rooms: readonly Room[];
	/** Null without an owner. */
	owner: { hasConfirmedEmail: boolean; isSuspended: boolean } | null;
	hasSeller: boolean;
	/** Names of imported calendars whose last reading failed, with their rooms. */
	failingFeeds: readonly { name: string; room: string }[];
};

const FEW_PHOTOS = 3;
const SHORT_TEXT = 100;

/** What a reviewer should know before approving a hotel, problems first. Empty when nothing was found. */
export function findReviewFindings(facts: ReviewedFacts): ReviewFinding[] {
	const { photos, description, missingAddressParts, rooms, owner, hasSeller, failingFeeds } = facts;
	const findings: ReviewFinding[] = [];
	const add = (tone: ReviewFinding["tone"]) => (text: string, toDo: string, part?: ReviewFinding["part"]) =>
		findings.push({ tone, text, toDo, ...(part ? { part } : {}) });
	const problem = add("problem");
	const note = add("note");
	if (rooms.length === 0) problem("No rooms: guests have nothing to book.", "Add a room.", "rooms");
	for (const { name, nights, maxNights } of rooms) {
		const open = nights.filter(({ isClosed }) => !isClosed);
		const priced = open.filter(({ price }) => price > 0);
		if (nights.length === 0)
			problem(`${name} has no nights on sale yet.`, `Put nights of ${name} on sale.`, "rooms");
		else if (open.length === 0)
			problem(
				`${name} is closed for all of the next 30 nights.`,
				`Open some of the next 30 nights of ${name}.`,
				"rooms",
			);
		else if (priced.length === 0)
			problem(`${name} has no price in the next 30 nights.`, `Set the price of ${name}.`, "rooms");
		else if (priced.length < open.length)
			problem(
				`${name} costs nothing on some of the next 30 nights.`,
				`Set the price of ${name} for each of the next 30 nights.`,
				"rooms",
			);
		else if (open.every(({ noArrival }) => noArrival))
			problem(
				`${name} lets nobody arrive in the next 30 nights.`,
				`Allow check-in to ${name} on some of the next 30 nights.`,
				"rooms",
			);
		else if (open.every(({ minStay }) => minStay > maxNights))
			problem(
				`${name} asks for longer stays than the ${maxNights} nights that it allows.`,
				`Lower the minimum stay of ${name}: it allows ${maxNights} nights at most.`,
				"rooms",
			);
		else if (open.every(({ left }) => left <= 0))
			note(
				`${name} is full for all of the next 30 nights.`,
				`Check the calendar of ${name}: it is full for all of the next 30 nights.`,
				"rooms",
			);
	}
	if (photos === 0) problem("No photos of the hotel.", "Add photos of the hotel.", "photos");
	else if (photos < FEW_PHOTOS)
		note(
			photos === 1 ? "Only one photo of the hotel." : "Only two photos of the hotel.",
			`Add more photos of the hotel: at least ${FEW_PHOTOS}.`,
			"photos",
		);
	const bare = rooms.filter(({ hasPhoto }) => !hasPhoto).map(({ name }) => name);
	if (bare.length > 0) note(`No photo of ${listNames(bare)}.`, `Add a photo of ${listNames(bare)}.`, "rooms");
	if (missingAddressParts.length > 0)
		problem(
			`The address is incomplete: no ${missingAddressParts.join(", no ")}.`,
			`Complete the address: enter the ${missingAddressParts.join(", the ")}.`,
		);
	if (description.trim().length < SHORT_TEXT)
		note(
			`The description is short: ${description.trim().length} characters.`,
			`Write a longer description: at least ${SHORT_TEXT} characters.`,
		);
	if (owner === null) problem("Nobody owns the hotel.", "Contact us: nobody owns the hotel.");
	else if (owner.isSuspended)
		problem("The owner’s account is suspended.", "Contact us: your account is suspended.");
	else if (!owner.hasConfirmedEmail)
		note("The owner has not confirmed their email address.", "Confirm your email address.", "profile");
	if (!hasSeller)
		note(
			"No seller details: its guests get no invoices.",
			"Enter the seller details, so that guests get invoices.",
			"seller",
		);
	for (const { name, room } of failingFeeds)
		note(
			`The calendar ${name} of ${room} could not be read, so nights booked elsewhere may be on sale here.`,
			`Check the address of the calendar ${name} of ${room}: it could not be read.`,
			"rooms",
		);
	return findings.toSorted((a, b) => Number(a.tone === "note") - Number(b.tone === "note"));
}

const MOST_NAMES = 4;

function listNames(names: readonly string[]): string {
	if (names.length <= 1) return names.join("");
	const shown =
		names.length > MOST_NAMES
			? [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} other rooms`]
			: names;
	return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
