import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { paidStay, stopAsking } from "#app/payments/payments.server.ts";
import { guestMail } from "#app/travel/stays/change-mails.ts";
import { maySettleAtHotel, payableAtHotel, sumAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { readBookedTogether } from "#app/travel/stays/list/booked-together.server.ts";
import { readMailHotel } from "#app/travel/stays/own/shown-stay.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { DeskPaymentMethod, StoredBooking } from "#db/schema/travel-bookings.ts";
import { transact } from "#db/transact.ts";
import { lockManagedBooking } from "./act-on-booking.server.ts";

type DeskPayment = {
	number: string;
	/** Minor units, above 0. */
	amount: number;
	/** Whether the desk gives the money back to the guest. */
	isGivenBack: boolean;
	method: DeskPaymentMethod;
	/** Whether the guest gets an email with the receipt. */
	isMailed?: boolean;
	idempotencyKey: string;
	actor: Actor;
	now: Date;
};

export type DeskPaymentOutcome =
	| { ok: true; repeated: boolean }
	/** The booking does not exist, or the actor does not manage its hotel. */
	| { ok: false; reason: "gone" }
	/** The hotel has not confirmed the stay, or it has ended and nothing is owed. */
	| { ok: false; reason: "not_allowed" }
	/** More than the guest owes, or more than they paid at the hotel: `most`, in minor units. */
	| { ok: false; reason: "too_much"; most: number };

/**
 * Records one payment for all rooms that were booked together, split by what each owes: see `splitPayment`. The rooms are
 * locked in the order of their ids. The same form counts once.
 */
export function recordGroupPayment(
	db: Database,
	payment: Omit<DeskPayment, "isGivenBack">,
): Promise<DeskPaymentOutcome> {
	const { number, amount, idempotencyKey, actor } = payment;
	return transact(db, async (trx) => {
		await lockActor(trx, actor.accountId);
		const group = trx.selectFrom("bookings").select("group_number").where("number", "=", number);
		const rows = trx.selectFrom("bookings").select("id").where("group_number", "=", group).orderBy("id");
		await adapterOf(trx).lockRows(rows.forNoKeyUpdate());
		const managed = await lockManagedBooking(trx, { number, actor });
		if (!managed) return { ok: false, reason: "gone" };
		const made = await trx
			.selectFrom("desk_payments")
			.select("id")
			.where("idempotency_key", "=", idempotencyKey)
			.executeTakeFirst();
		if (made) return { ok: true, repeated: true };
		const rooms = (await readBookedTogether(trx, managed.booking)).filter(maySettleAtHotel);
		const due = rooms.map((room) => Math.max(0, payableAtHotel(room)));
		const parts = splitPayment(amount, due);
		if (!parts) return { ok: false, reason: "too_much", most: due.reduce((all, each) => all + each, 0) };
		let count = 0;
		for (const [at, part] of parts.entries()) {
			if (part === 0) continue;
			const key = count === 0 ? idempotencyKey : `${idempotencyKey}:${count}`;
			const of = { number: rooms[at]?.number ?? "", amount: part, idempotencyKey: key, isGivenBack: false };
			const recorded = await recordDeskPayment(trx, { ...payment, ...of });
			if (!recorded.ok) throw new Error(`a part of a payment was not recorded: ${recorded.reason}`);
			count++;
		}
		return { ok: true, repeated: false };
	});
}

/** Splits an amount over what is due, the largest first: parts in the order of `due`; null when it is more than is due. */
export function splitPayment(amount: number, due: readonly number[]): number[] | null {
	const parts = due.map(() => 0);
	let left = amount;
	for (const at of [...due.keys()].sort((one, other) => (due[other] ?? 0) - (due[one] ?? 0))) {
		parts[at] = Math.min(left, due[at] ?? 0);
		left -= parts[at];
	}
	return left === 0 ? parts : null;
}

/**
 * Records what a guest pays at the hotel, or gets back there, with an entry in the trail. Never more than the guest owes
 * at the hotel, or has paid there. The same form counts once. A stay of which the desk has taken money is not asked to
 * pay online or to confirm its email address any more, without which it would expire.
 */
export function recordDeskPayment(db: Database, payment: DeskPayment): Promise<DeskPaymentOutcome> {
	const { number, amount, isGivenBack, method, isMailed = false, idempotencyKey: key, actor, now } = payment;
	return transact(db, async (trx) => {
		const managed = await lockManagedBooking(trx, { number, actor });
		if (!managed) return { ok: false, reason: "gone" };
		const { booking } = managed;
		const rows = await trx
			.selectFrom("desk_payments")
			.select(["amount", "idempotency_key"])
			.where("booking_id", "=", booking.id)
			.execute();
		if (rows.some((row) => row.idempotency_key === key)) return { ok: true, repeated: true };
		const atHotel = sumAtHotel(rows);
		if (!maySettleAtHotel({ ...booking, atHotel })) return { ok: false, reason: "not_allowed" };
		const most = isGivenBack ? atHotel : Math.max(0, payableAtHotel({ ...booking, atHotel }));
		if (amount > most) return { ok: false, reason: "too_much", most };
		const at = now.toISOString();
		const { id: paymentId } = await trx
			.insertInto("desk_payments")
			.values({
				booking_id: booking.id,
				hotel_id: booking.hotel_id,
				amount: isGivenBack ? -amount : amount,
				method,
				idempotency_key: key,
				actor_id: actor.accountId,
				at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const isAsked = !isGivenBack && booking.pay_before !== null;
		if (isAsked) await stopAsking(trx, { ...paidStay(number), now });
		await trx
			.updateTable("bookings")
			// Open pages refresh.
			.set({ updated_at: at })
			.$if(!isGivenBack, (taken) => taken.set({ confirm_before: null }))
			.$if(isAsked, (asked) => asked.set({ pay_before: null, deposit: 0, deposit_percent: 0 }))
			.where("id", "=", booking.id)
			.execute();
		const money = { amount, currency: booking.currency };
		await recordChange(trx, {
			action: "booking payment",
			subject: `booking ${booking.id}`,
			actorId: actor.accountId,
			detail: storeText(`${isGivenBack ? "givenBack" : "paidAtHotel"}_${method}`, { money }),
			now,
		});
		const mailHotel = isMailed && (await readMailHotel(trx, booking));
		if (mailHotel)
			await queueMails(
				trx,
				guestMail(booking, mailHotel, () => receiptNews(booking, payment, paymentId)),
				now,
			);
		return { ok: true, repeated: false };
	});
}

function receiptNews(
	{ hotel_name: hotel, currency }: StoredBooking,
	{ amount, isGivenBack, method }: DeskPayment,
	paymentId: number,
) {
	const money = formatMoney(amount, currency);
	const told = { hotel, money, method: t.stayHistory.method[method] };
	return {
		subject: t.deskReceipt.subject({ money, hotel }),
		outcome: isGivenBack ? t.deskReceipt.givenBack(told) : t.deskReceipt.received(told),
		linkLabel: t.stayReceipt.title,
		page: `payments/${maskId(paymentId)}`,
	};
}
