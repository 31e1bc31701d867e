import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { type Actor, addFirstMember, isManagedBy } from "#app/account/memberships/members.server.ts";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import type { LabelGroup } from "#app/common/changes/stored-labels.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import { attachPhotos } from "#app/common/photos/photos.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import type { HotelDetails } from "./form/hotel-form.ts";
import { serializeAmenities } from "./hotel-amenities.ts";
import { lockHotel } from "./lock-hotel.server.ts";
import { notifySuperAdmins } from "./notify-super-admins.server.ts";
import { photosOf } from "./photos.server.ts";
import { summariseHotel } from "./summarise-hotel.server.ts";

type NewHotel = {
	details: HotelDetails;
	actor: Actor;
	/** The form's idempotency key: a second submit finds the first one's hotel. */
	idempotencyKey: string;
	/** Already processed, in their order. */
	pictures?: readonly Picture[];
	now: Date;
};

/**
 * Creates a hotel without rooms, which waits for approval, and emails every SuperAdmin. `isAgain`: the form
 * with this key has made it before.
 */
export async function createHotel(
	db: Database,
	hotel: NewHotel,
): Promise<{ hotelId: number; isAgain: boolean }> {
	const { details, actor, idempotencyKey, pictures = [], now } = hotel;
	const at = now.toISOString();
	const hotelId = await transact(db, async (trx) => {
		const added = await trx
			.insertInto("hotels")
			.values({
				...columnsOf(details),
				status: "pending",
				city_key: "",
				idempotency_key: idempotencyKey,
				submitted_at: at,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!added) return undefined;
		await addFirstMember(trx, { hotelId: added.id, accountId: actor.accountId, now });
		await attachPhotos(trx, { owner: photosOf({ kind: "hotel", id: added.id }), pictures, now });
		await summariseHotel(trx, added.id);
		await recordChange(trx, {
			actorId: actor.accountId,
			action: "hotel created",
			subject: `hotel ${added.id}`,
			detail: details.name,
			now,
		});
		await notifySuperAdmins(trx, { hotelId: added.id, ...details, ownerId: actor.accountId, now });
		return added.id;
	});
	if (hotelId !== undefined) return { hotelId, isAgain: false };
	const earlier = await db
		.selectFrom("hotels")
		.select("id")
		.where("idempotency_key", "=", idempotencyKey)
		.where(isManagedBy(actor))
		.executeTakeFirst();
	if (earlier) return { hotelId: earlier.id, isAgain: true };
	// A key of somebody else's form is replaced.
	return createHotel(db, { ...hotel, idempotencyKey: randomUUID() });
}

type HotelChange = {
	hotelId: number;
	actor: Actor;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	details: HotelDetails;
	now: Date;
};

/**
 * Saves one editor's changes to a hotel. They are public at once, even if it is approved: a new name or place
 * is then marked for review. The terms of existing bookings stay. Refused when it does not exist or belongs
 * to someone else (`gone`), and when another editor was faster (`changed`).
 */
export function saveHotel(
	db: Database,
	{ hotelId, actor, expectedVersion, details, now }: HotelChange,
): Promise<{ ok: true } | { ok: false; reason: "gone" } | ChangedSince> {
	return transact(db, async (trx) => {
		const hotel = await lockHotel(trx, { hotelId, actor });
		if (!hotel) return { ok: false, reason: "gone" };
		if (hotel.updated_at !== expectedVersion)
			return changedSince(trx, {
				subject: `hotel ${hotelId}`,
				at: hotel.updated_at,
				actorId: actor.accountId,
			});
		const after = columnsOf(details);
		await trx
			.updateTable("hotels")
			.set({ ...after, updated_at: nextVersion(hotel.updated_at, now) })
			.where("id", "=", hotelId)
			.execute();
		await recordHotelChange(trx, { hotel, after, actorId: actor.accountId, now });
		await summariseHotel(trx, hotelId);
		return { ok: true };
	});
}

type Hotel = Selectable<Schema["hotels"]>;

/** The details that were approved: the owner may change them at once, and they are reviewed afterwards. */
const APPROVED_AS: readonly (keyof Hotel)[] = ["name", "address", "city", "country", "latitude", "longitude"];

type Saved = { hotel: Hotel; after: Partial<Hotel>; actorId: number; now: Date };

/** Records the differences in a hotel's history; those of approved details get their own entry. */
export async function recordHotelChange(
	trx: Transaction<Schema>,
	{ hotel, after, actorId, now }: Saved,
): Promise<void> {
	const subject = `hotel ${hotel.id}` as const;
	const isJudged = (column: string) =>
		hotel.status === "approved" && APPROVED_AS.includes(column as keyof Hotel);
	const columns = Object.keys(after) as (keyof Hotel)[];
	const differences = (names: (keyof Hotel)[]) =>
		describeDifferences(labelled(hotel, names), labelled(after, names), "hotel");
	const judged = differences(columns.filter(isJudged));
	if (judged) {
		const change = { actorId, action: "hotel identity", subject, detail: judged, now } as const;
		const unreviewed_change_id = await recordChange(trx, change);
		await trx.updateTable("hotels").set({ unreviewed_change_id }).where("id", "=", hotel.id).execute();
	}
	const detail = differences(columns.filter((column) => !isJudged(column)));
	if (detail) await recordChange(trx, { actorId, action: "hotel", subject, detail, now });
}

/** By the names of the form's fields. The phone number appears once, as typed. */
const labelled = (hotel: Partial<Hotel>, columns: readonly (keyof Hotel)[]) =>
	Object.fromEntries(
		columns
			.filter((column) => column !== "contact_e164")
			.map((column) => {
				const field = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
				const value = hotel[column] ?? null;
				const of = CHOICES[column];
				return [
					field,
					of && value
						? String(value)
								.split(",")
								.map((label) => ({ label, of }))
						: value,
				];
			}),
	);

/** Fields whose values have names. */
const CHOICES: Partial<Record<keyof Hotel, LabelGroup>> = {
	amenities: "hotelAmenity",
	board: "board",
	confirmation: "confirmation",
	payment: "hotelPayment",
	unconfirmed: "unconfirmed",
};

const columnsOf = (details: HotelDetails) => ({
	name: details.name,
	address: details.address,
	city: details.city,
	region: details.region,
	postal_code: details.postalCode,
	country: details.country,
	time_zone: details.timeZone,
	email: details.email,
	contact: details.contact.typed,
	contact_e164: details.contact.e164,
	stars: details.stars,
	amenities: serializeAmenities(details.amenities),
	check_in_from: details.checkInFrom,
	check_out_until: details.checkOutUntil,
	same_day_until: details.sameDayUntil,
	free_until_days: details.freeUntilDays,
	late_fee_percent: details.lateFeePercent,
	no_show_percent: details.noShowPercent,
	confirmation: details.confirmation,
	request_hours: details.requestHours,
	house_rules: details.houseRules,
	description: details.description,
	...(details.board === undefined ? {} : { board: details.board }),
	...(details.payment === undefined ? {} : { payment: details.payment }),
	...(details.unconfirmed === undefined ? {} : { unconfirmed: details.unconfirmed }),
	...(details.depositPercent === undefined ? {} : { deposit_percent: details.depositPercent }),
});
