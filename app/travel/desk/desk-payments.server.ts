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
import { readMailHotel } from "#app/travel/stays/own/shown-stay.server.ts";
import type { Database } from "#db/client.ts";
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
