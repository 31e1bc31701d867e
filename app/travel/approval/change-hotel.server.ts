import type { Transaction } from "kysely";
import { lockMember } from "#app/account/memberships/lock-actor.server.ts";
import { readMembers } from "#app/account/memberships/members.server.ts";
import { replaceOwner } from "#app/account/memberships/replace-owner.server.ts";
import {
	findLatestChange,
	isChangeBy,
	isRepeated,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import {
	HOTEL_STATES,
	type HotelReviewStatus,
	hotelEditPath,
	reviewStatusOf,
	statusOf,
} from "#app/travel/hotels/hotel-states.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { storeHotelStep, storeOwnerChange } from "./hotel-trail.server.ts";
import { type ContentChanges, changesSince } from "./reviewed-hotel.server.ts";

type Change = { hotelId: number; actorId: number; now: Date };

/** Somebody was faster: the current status, and who changed the hotel last, and when. */
export type HotelChanged = {
	ok: false;
	reason: "changed";
	status: HotelReviewStatus;
	by: string | null;
	isOwn: boolean;
	at: string | null;
};

export type HotelChangeOutcome =
	| { ok: true; repeated: boolean }
	| HotelChanged
	| { ok: false; reason: "gone" | "not_allowed" | "no_account" | "not_a_hotelier" };

/** `content_changed`: the hotel is not as it was read, with what differs. */
export type StatusChangeOutcome =
	| HotelChangeOutcome
	| { ok: false; reason: "archived" }
	| { ok: false; reason: "content_changed"; changes: ContentChanges };

type StatusChange = Change & {
	expectedStatus: HotelReviewStatus;
	to: HotelReviewStatus;
	/** The version of the content that was read (see `contentVersion`); any content when left out. */
	expectedContent?: string | undefined;
	/** For owner and managers, in the email and the hotel's history. */
	why?: string | undefined;
};

/**
 * Approves, refuses or suspends a hotel that has the expected status, with the audit trail and the emails to owner and managers in the same transaction. Bookings stay as they are. If the same person
 * sends it twice, it counts once and succeeds twice. Refused when the hotel's content is not `expectedContent`
 * (`content_changed`), and for the approval of an archived hotel, which guests would not find (`archived`).
 */
export function changeHotelStatus(
	db: Database,
	{ hotelId, actorId, now, expectedStatus, expectedContent, to, why = "" }: StatusChange,
): Promise<StatusChangeOutcome> {
	return transact(db, async (trx) => {
		if (!HOTEL_STATES[expectedStatus].to.includes(to)) return { ok: false, reason: "not_allowed" };
		const step = storeHotelStep(expectedStatus, to);
		const detail = why ? storeText("about", { what: step, text: why }) : step;
		const hotel = await lockForReview(trx, hotelId);
		if (!hotel || reviewStatusOf(hotel) !== expectedStatus)
			return findConflict(trx, { hotelId, actorId, action: "hotel status", detail });
		const changes = expectedContent && (await changesSince(trx, { hotelId, version: expectedContent }));
		if (changes) return { ok: false, reason: "content_changed", changes };
		if (to === "approved" && hotel.archived_at !== null) return { ok: false, reason: "archived" };
		await trx
			.updateTable("hotels")
			.set((eb) => ({
				status: statusOf(to),
				// Approving or suspending a hotel also reviews it.
				unreviewed_change_id: null,
				...(to === "approved"
					? { approved_at: eb.fn.coalesce("approved_at", eb.val(now.toISOString())) }
					: {}),
			}))
			.where("id", "=", hotelId)
			.where("status", "=", hotel.status)
			.execute();
		await record(trx, { hotelId, actorId, now, action: "hotel status", detail });
		for (const manager of await readMembers(trx, { hotelId, permission: "hotel" }))
			await writeMail(
				trx,
				manager.language,
				() => hotelStatusMail({ hotelId, hotel: hotel.name, manager, to, why }),
				now,
			);
		return { ok: true, repeated: false };
	});
}

const lockForReview = (trx: Transaction<Schema>, hotelId: number) =>
	trx
		.selectFrom("hotels")
		.select(["name", "status", "approved_at", "archived_at"])
		.where("id", "=", hotelId)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();

/**
 * Transfers a hotel with its bookings to another Hotel or Admin account, from the expected owner. `email` is
 * lower case.
 */
export function changeHotelOwner(
	db: Database,
	{
		hotelId,
		actorId,
		now,
		expectedOwnerId,
		email,
	}: Change & { expectedOwnerId: number | null; email: string },
): Promise<HotelChangeOutcome> {
	return transact(db, async (trx) => {
		const owner = await trx
			.selectFrom("accounts")
			.select(["id", "role"])
			.where("email", "=", email)
			.executeTakeFirst();
		if (!owner) return { ok: false, reason: "no_account" };
		if (owner.role !== "Hotel" && owner.role !== "Admin") return { ok: false, reason: "not_a_hotelier" };
		if (expectedOwnerId !== null) await lockMember(trx, { memberId: expectedOwnerId, actorId });
		const detail = storeOwnerChange(expectedOwnerId, owner.id);
		const members = { hotelId, from: expectedOwnerId, to: owner.id, actorId, now };
		if (!(await lockForReview(trx, hotelId)) || !(await replaceOwner(trx, members)))
			return findConflict(trx, { hotelId, actorId, action: "hotel owner", detail });
		if (owner.id !== expectedOwnerId)
			await record(trx, { hotelId, actorId, now, action: "hotel owner", detail });
		return { ok: true, repeated: false };
	});
}

/**
 * Accepts the changes to an approved hotel. Refused when there are none (`gone`), and when the owner has
 * changed more than `expectedId`, the latest change that the screen showed, or someone else has reviewed it
 * (`changed`). Repeating it counts once.
 */
export function checkHotel(
	db: Database,
	{ hotelId, actorId, expectedId, now }: Change & { expectedId: number },
): Promise<HotelChangeOutcome> {
	return transact(db, async (trx) => {
		const entry = { hotelId, actorId, action: "hotel checked", detail: "" } as const;
		const checked = await trx
			.updateTable("hotels")
			.set({ unreviewed_change_id: null })
			.where("id", "=", hotelId)
			.where("unreviewed_change_id", "=", expectedId)
			.returning("id")
			.executeTakeFirst();
		if (!checked) return findConflict(trx, entry);
		await record(trx, { ...entry, now });
		return { ok: true, repeated: false };
	});
}

type Recorded = Change & { action: "hotel status" | "hotel owner" | "hotel checked"; detail: string };

const record = (trx: Transaction<Schema>, { hotelId, ...event }: Recorded) =>
	recordChange(trx, { ...event, subject: `hotel ${hotelId}` });

/** Tells a repeated change from one that came too late. */
async function findConflict(
	trx: Transaction<Schema>,
	{ hotelId, actorId, action, detail }: Omit<Recorded, "now">,
): Promise<HotelChangeOutcome> {
	const hotel = await trx
		.selectFrom("hotels")
		.select(["status", "approved_at", "unreviewed_change_id"])
		.where("id", "=", hotelId)
		.executeTakeFirst();
	if (!hotel) return { ok: false, reason: "gone" };
	const subject = `hotel ${hotelId}` as const;
	const isOutdated = action === "hotel checked" && hotel.unreviewed_change_id !== null;
	const same = await findLatestChange(trx, { subject, actions: [action] });
	if (!isOutdated && isRepeated(same, { action, detail, actorId })) return { ok: true, repeated: true };
	const last = await findLatestChange(trx, { subject });
	const { by, at } = last ?? { by: null, at: null };
	const isOwn = isChangeBy(last, actorId);
	return { ok: false, reason: "changed", status: reviewStatusOf(hotel), by, isOwn, at };
}

type StatusMail = {
	hotelId: number;
	hotel: string;
	manager: { name: string; email: string };
	to: HotelReviewStatus;
	why: string;
};

/** Tells an owner or manager what was decided. */
function hotelStatusMail({ hotelId, hotel, manager, to, why }: StatusMail): Mail {
	const isOpen = to === "approved";
	if (to === "refused")
		return layOutMail({
			to: manager.email,
			name: manager.name,
			subject: t.hotelDecisionMail.refused.subject({ hotel }),
			paragraphs: [t.hotelDecisionMail.refused.text({ hotel })],
			link: { label: t.hotelDecisionMail.refused.open({ hotel }), path: hotelEditPath(hotelId) },
			...(why ? { quote: { label: t.hotelDecisionMail.reason, text: why } } : {}),
		});
	return layOutMail({
		to: manager.email,
		name: manager.name,
		subject: isOpen
			? t.hotelDecisionMail.approved.subject({ hotel })
			: t.hotelDecisionMail.suspended.subject({ hotel }),
		paragraphs: [
			isOpen ? t.hotelDecisionMail.approved.text({ hotel }) : t.hotelDecisionMail.suspended.text({ hotel }),
		],
		link: isOpen
			? { label: t.hotelDecisionMail.approved.open, path: "/owner/dashboard" }
			: { label: t.hotelDecisionMail.suspended.contact, path: "/contact" },
		...(why ? { quote: { label: t.hotelDecisionMail.reason, text: why } } : {}),
	});
}
