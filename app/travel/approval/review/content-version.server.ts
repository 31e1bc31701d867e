import { createHash } from "node:crypto";
import { isCalendarDate } from "#app/common/calendar.ts";
import { hotelAddress } from "#app/travel/stays/own/hotel-address.server.ts";
import type { Database } from "#db/client.ts";
import { readReviewedHotel } from "./read-reviewed-hotel.server.ts";

type ReviewedHotel = NonNullable<Awaited<ReturnType<typeof readReviewedHotel>>>;

/** One part of what a hotel's reviewer read: its name, and its content in any form that differs when it does. */
type Part = { key: string; label: string; content: unknown };

/** What a version names, read back from its text. */
type ReadVersion = { today: string; entryId: number; hashes: ReadonlyMap<string, string> };

const CONTENT_VERSION = /^\d{4}-\d\d-\d\d\.\d{1,15}(\.[a-z]{1,2}\d{0,15}~[\w-]{6})+$/;

/** Rooms of a hotel that have parts of their own. The rooms of a larger hotel are one part, because URLs are limited. */
const MOST_ROOMS = 60;
const LONGEST_VERSION = 6_000;

/** Whether a text is a version of `contentVersion`. */
export const isContentVersion = (text: string): boolean => readVersion(text) !== null;

/**
 * The version of everything that a hotel's reviewer read, as a text for a form: the day from which on the nights were
 * shown, the latest entry of the history, and a hash of each part, so that a later version tells which parts differ.
 */
export function contentVersion(reviewed: ReviewedHotel): string {
	const hashes = partsOf(reviewed).map(({ key, content }) => `${key}~${hashOf(content)}`);
	return [reviewed.today, reviewed.entryId, ...hashes].join(".");
}

const hashOf = (content: unknown): string =>
	createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 6);

function partsOf({ hotel, rooms }: ReviewedHotel): Part[] {
	const { name, stars, time_zone, email, contact, description, house_rules, amenities, photos } = hotel;
	return [
		{ key: "n", label: "Name and stars", content: [name, stars] },
		{ key: "l", label: "Address", content: [hotelAddress(hotel), time_zone] },
		{ key: "c", label: "Email and phone", content: [email, contact] },
		{ key: "d", label: "Description", content: description },
		{ key: "a", label: "Amenities", content: amenities },
		{ key: "h", label: "House rules", content: house_rules },
		{ key: "t", label: "Terms", content: termsOf(hotel) },
		{ key: "p", label: "Photos", content: photos.map(({ hash, alt }) => [hash, alt]) },
		...(rooms.length > MOST_ROOMS
			? [{ key: "m", label: "Rooms, their photos or prices", content: rooms.map(partsOfRoom) }]
			: rooms.flatMap(partsOfRoom)),
	];
}

function partsOfRoom({ room, nights }: ReviewedHotel["rooms"][number]): Part[] {
	const { id, image_hash, ...details } = room;
	const { image_width: _, image_height: __, image_colour: ___, ...typed } = details;
	const prices = nights.map(({ date, price, isClosed, minStay, noArrival, noDeparture }) => {
		return [date, price, isClosed, minStay, noArrival, noDeparture];
	});
	return [
		{ key: `r${id}`, label: room.name, content: typed },
		{ key: `rp${id}`, label: `${room.name}: photo`, content: image_hash },
		{ key: `rn${id}`, label: `${room.name}: prices and closed nights`, content: prices },
	];
}

const termsOf = ({
	check_in_from,
	check_out_until,
	same_day_until,
	free_until_days,
	late_fee_percent,
	no_show_percent,
	confirmation,
	request_hours,
	payment,
	deposit_percent,
}: ReviewedHotel["hotel"]) => [
	...[check_in_from, check_out_until, same_day_until, free_until_days, late_fee_percent, no_show_percent],
	...[confirmation, request_hours, payment, deposit_percent],
];

function readVersion(version: string): ReadVersion | null {
	if (version.length > LONGEST_VERSION || !CONTENT_VERSION.test(version)) return null;
	const [today = "", entryId = "", ...parts] = version.split(".");
	if (!isCalendarDate(today)) return null;
	const hashes = new Map(parts.map((part) => part.split("~") as [string, string]));
	return { today, entryId: Number(entryId), hashes };
}

/** What changed of a hotel after a version, and the version now. */
export type ContentChanges = { parts: string[]; since: number; version: string };

/**
 * Compares a hotel with an earlier version of it: the names of the parts that were changed, added or removed since.
 * Returns null when nothing differs, for a hotel that does not exist, and for a text that is no version.
 */
export async function changesSince(
	db: Database,
	{ hotelId, version }: { hotelId: number; version: string },
): Promise<ContentChanges | null> {
	const before = readVersion(version);
	const reviewed = before && (await readReviewedHotel(db, { hotelId, today: before.today }));
	if (!before || !reviewed) return null;
	const parts = partsOf(reviewed);
	const present = new Set(parts.map(({ key }) => key));
	const differing = parts.filter(({ key, content }) => before.hashes.get(key) !== hashOf(content));
	const isNewRoom = (key: string) => /^r[pn]?\d/.test(key) && !before.hashes.has(key);
	const changed = differing
		// A room that was added is one change.
		.filter(({ key }) => !/^r[pn]\d/.test(key) || !isNewRoom(key))
		.map(({ key, label }) => (isNewRoom(key) ? `${label}: added` : label));
	const removed = [...before.hashes.keys()].filter((key) => /^r\d/.test(key) && !present.has(key));
	const gone =
		removed.length === 0 ? [] : [removed.length === 1 ? "A room was removed" : "Rooms were removed"];
	const all = [...changed, ...gone];
	return all.length === 0 ? null : { parts: all, since: before.entryId, version: contentVersion(reviewed) };
}
