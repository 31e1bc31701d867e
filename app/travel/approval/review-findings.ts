import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
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
	if (rooms.length === 0) problem(t.reviewFindings.noRooms.text, t.reviewFindings.noRooms.toDo, "rooms");
	for (const { name, nights, maxNights } of rooms) {
		const open = nights.filter(({ isClosed }) => !isClosed);
		const priced = open.filter(({ price }) => price > 0);
		if (nights.length === 0)
			problem(
				t.reviewFindings.noNights.text({ room: name }),
				t.reviewFindings.noNights.toDo({ room: name }),
				"rooms",
			);
		else if (open.length === 0)
			problem(
				t.reviewFindings.closed.text({ room: name }),
				t.reviewFindings.closed.toDo({ room: name }),
				"rooms",
			);
		else if (priced.length === 0)
			problem(
				t.reviewFindings.noPrice.text({ room: name }),
				t.reviewFindings.noPrice.toDo({ room: name }),
				"rooms",
			);
		else if (priced.length < open.length)
			problem(
				t.reviewFindings.free.text({ room: name }),
				t.reviewFindings.free.toDo({ room: name }),
				"rooms",
			);
		else if (open.every(({ noArrival }) => noArrival))
			problem(
				t.reviewFindings.noArrival.text({ room: name }),
				t.reviewFindings.noArrival.toDo({ room: name }),
				"rooms",
			);
		else if (open.every(({ minStay }) => minStay > maxNights))
			problem(
				t.reviewFindings.longStays.text({ room: name, maxNights }),
				t.reviewFindings.longStays.toDo({ room: name, maxNights }),
				"rooms",
			);
		else if (open.every(({ left }) => left <= 0))
			note(t.reviewFindings.full.text({ room: name }), t.reviewFindings.full.toDo({ room: name }), "rooms");
	}
	if (photos === 0) problem(t.reviewFindings.noPhotos.text, t.reviewFindings.noPhotos.toDo, "photos");
	else if (photos < FEW_PHOTOS)
		note(
			photos === 1 ? t.reviewFindings.fewPhotos.one : t.reviewFindings.fewPhotos.two,
			t.reviewFindings.fewPhotos.toDo({ min: FEW_PHOTOS }),
			"photos",
		);
	const bare = rooms.filter(({ hasPhoto }) => !hasPhoto).map(({ name }) => name);
	if (bare.length > 0)
		note(
			t.reviewFindings.bareRooms.text({ rooms: listNames(bare) }),
			t.reviewFindings.bareRooms.toDo({ rooms: listNames(bare) }),
			"rooms",
		);
	if (missingAddressParts.length > 0)
		problem(
			t.reviewFindings.incompleteAddress.text({ parts: missingAddressParts }),
			t.reviewFindings.incompleteAddress.toDo({ parts: missingAddressParts }),
		);
	if (description.trim().length < SHORT_TEXT)
		note(
			t.reviewFindings.shortText.text({ count: description.trim().length }),
			t.reviewFindings.shortText.toDo({ min: SHORT_TEXT }),
		);
	if (owner === null) problem(t.reviewFindings.noOwner.text, t.reviewFindings.noOwner.toDo);
	else if (owner.isSuspended)
		problem(t.reviewFindings.suspendedOwner.text, t.reviewFindings.suspendedOwner.toDo);
	else if (!owner.hasConfirmedEmail)
		note(t.reviewFindings.unconfirmedOwner.text, t.reviewFindings.unconfirmedOwner.toDo, "profile");
	if (!hasSeller) note(t.reviewFindings.noSeller.text, t.reviewFindings.noSeller.toDo, "seller");
	for (const { name, room } of failingFeeds)
		note(
			t.reviewFindings.calendar.text({ name, room }),
			t.reviewFindings.calendar.toDo({ name, room }),
			"rooms",
		);
	return findings.toSorted((a, b) => Number(a.tone === "note") - Number(b.tone === "note"));
}

const MOST_NAMES = 4;

function listNames(names: readonly string[]): string {
	if (names.length <= 1) return names.join("");
	const shown =
		names.length > MOST_NAMES
			? [
					...names.slice(0, MOST_NAMES - 1),
					t.reviewFindings.otherRooms({ count: names.length - MOST_NAMES + 1 }),
				]
			: names;
	return t.reviewFindings.rooms({ names: withCommas(shown.slice(0, -1)), last: shown.at(-1) ?? "" });
}
