import { createHash } from "node:crypto";
import { isCalendarDate } from "#app/common/calendar.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { nightsByWeek, readNights, type Weeks } from "#app/travel/nights/read-month.server.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import { hotelAddress } from "#app/travel/stays/own/hotel-address.server.ts";
import type { Database } from "#db/client.ts";

/**
 * Everything of a hotel that a SuperAdmin reads before deciding: what guests would see, how to reach it, and each
 * room's next 30 nights from `today` (the hotel's). `entryId`: the latest entry of its history and its rooms'.
 */
export async function readReviewedHotel(
	db: Database,
	{ hotelId, today }: { hotelId: number; today: string },
) {
	const page = await readHotel(db, { hotelId, isPreview: true });
	if (!page) return undefined;
	const [own, written, weeks, latest] = await Promise.all([
		db
			.selectFrom("hotels")
			.select(["email", "contact", "translations"])
			.where("id", "=", hotelId)
			.executeTakeFirstOrThrow(),
		db
			.selectFrom("rooms")
			.select(["id", "quantity", "translations"])
			.where("hotel_id", "=", hotelId)
			.execute(),
		readNextNights(db, { rooms: page.rooms, today }),
		db
			.selectFrom("changes")
			.select((eb) => eb.fn.max("id").as("id"))
			.where("subject", "in", await subjectsOf(db, hotelId))
			.executeTakeFirst(),
	]);
	return {
		hotel: { ...page, ...own },
		today,
		entryId: Number(latest?.id ?? 0),
		rooms: page.rooms.map((room) => {
			const { quantity = 0, translations } = written.find(({ id }) => id === room.id) ?? {};
			return {
				room: { ...room, quantity, translations },
				weeks: weeks.get(room.id) ?? [],
				nights: (weeks.get(room.id) ?? []).flat().flatMap((day) => day?.night ?? []),
			};
		}),
	};
}

type ReviewedHotel = NonNullable<Awaited<ReturnType<typeof readReviewedHotel>>>;

const REVIEWED_NIGHTS = 30;

/** The next 30 nights of each room from `today` (the hotel's), by room id. One query for all rooms. */
export async function readNextNights(
	db: Database,
	{ rooms, today }: { rooms: readonly Parameters<typeof nightsByWeek>[0][]; today: string },
): Promise<Map<number, Weeks>> {
	if (rooms.length === 0) return new Map();
	const range = { from: today, to: addDays(today, REVIEWED_NIGHTS) };
	const nights = await readNights(db, { roomIds: rooms.map(({ id }) => id), ...range });
	return new Map(rooms.map((room) => [room.id, nightsByWeek(room, nights, range)]));
}

/** The entries of a hotel's history and of its rooms' after one of them, latest first, at most 20. */
export async function readEntriesAfter(db: Database, { hotelId, id }: { hotelId: number; id: number }) {
	const entries = await db
		.selectFrom("changes as event")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select(["event.id", "event.action", "event.detail", "event.at", "accounts.name as by"])
		.where("event.subject", "in", await subjectsOf(db, hotelId))
		.where("event.id", ">", id)
		.orderBy("event.id", "desc")
		.limit(20)
		.execute();
	return entries.map(({ detail, ...entry }) => ({ ...entry, detail: detail && readText(detail) }));
}

async function subjectsOf(db: Database, hotelId: number) {
	const rooms = await db.selectFrom("rooms").select("id").where("hotel_id", "=", hotelId).execute();
	return [`hotel ${hotelId}` as const, ...rooms.map(({ id }) => `room ${id}` as const)];
}

/** What a hotel's reviewer reads, by the name of each part. Booked nights are not what was read. */
const partsOf = ({ hotel, rooms }: ReviewedHotel): [label: string, content: unknown][] => [
	[t.reviewedParts.name, [hotel.name, hotel.stars]],
	[t.reviewedParts.address, [hotelAddress(hotel), hotel.time_zone, hotel.latitude, hotel.longitude]],
	[t.reviewedParts.contact, [hotel.email, hotel.contact]],
	[t.reviewedParts.description, [hotel.description, hotel.translations]],
	[t.reviewedParts.amenities, hotel.amenities],
	[t.reviewedParts.houseRules, hotel.house_rules],
	[
		t.reviewedParts.terms,
		[
			[hotel.check_in_from, hotel.check_out_until, hotel.same_day_until],
			[hotel.free_until_days, hotel.late_fee_percent, hotel.no_show_percent],
			[hotel.confirmation, hotel.request_hours, hotel.payment, hotel.deposit_percent, hotel.board],
		],
	],
	[t.reviewedParts.photos, hotel.photos.map(({ hash, alt }) => [hash, alt])],
	[
		t.reviewedParts.rooms,
		rooms.map(({ room, nights }) => [room, nights.map(({ left: _left, total: _total, ...night }) => night)]),
	],
];

/**
 * The version of everything that a hotel's reviewer read, as a text for a form: the day from which on the nights were
 * shown, the latest entry of the history, and a hash of each part, so that a later version tells which parts differ.
 */
export const contentVersion = (reviewed: ReviewedHotel): string =>
	[reviewed.today, reviewed.entryId, ...partsOf(reviewed).map(([, content]) => hashOf(content))].join(".");

const hashOf = (content: unknown): string =>
	createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 6);

const CONTENT_VERSION = /^\d{4}-\d\d-\d\d\.\d{1,15}(\.[\w-]{6}){9}$/;

/** Whether a text is a version of `contentVersion`. */
export const isContentVersion = (text: string): boolean =>
	CONTENT_VERSION.test(text) && isCalendarDate(text.slice(0, 10));

/** What changed of a hotel after a version, and the version now. */
export type ContentChanges = { parts: string[]; since: number; version: string };

/**
 * Compares a hotel with an earlier version of it: the names of the parts that differ. Returns null when nothing does,
 * for a hotel that does not exist, and for a text that is no version.
 */
export async function changesSince(
	db: Database,
	{ hotelId, version }: { hotelId: number; version: string },
): Promise<ContentChanges | null> {
	if (!isContentVersion(version)) return null;
	const [today = "", entryId, ...hashes] = version.split(".");
	const reviewed = await readReviewedHotel(db, { hotelId, today });
	if (!reviewed) return null;
	const differing = partsOf(reviewed).filter(([, content], at) => hashOf(content) !== hashes[at]);
	const parts = differing.map(([label]) => label);
	return parts.length === 0 ? null : { parts, since: Number(entryId), version: contentVersion(reviewed) };
}
