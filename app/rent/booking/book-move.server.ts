import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { customerLanguage } from "#app/account/customer-language.server.ts";
import { acceptOnce, type Submitter } from "#app/common/access/recent-submissions.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { refuseTime } from "#app/rent/fleet/bookable-time.server.ts";
import { NoVehicleFreeError, takeCapacity } from "#app/rent/fleet/capacity.server.ts";
import { askForDeposit, NO_DEPOSIT } from "#app/rent/moves/money/move-deposit.server.ts";
import { addMoveLines } from "#app/rent/moves/money/move-lines.server.ts";
import { movingSearchText } from "#app/rent/moves/move-details.ts";
import { bookingReceivedMail } from "#app/rent/moves/move-mails.ts";
import { type AgreedMoveQuote, isAgreed } from "#app/rent/rates/agreed-quote.ts";
import { depositOfMove } from "#app/rent/rates/deposit.ts";
import { USUAL_CELLS } from "#app/rent/rates/move-job.ts";
import { describeLines } from "#app/rent/rates/price-lines.ts";
import { type MoveQuote, quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { hasRateCards } from "#app/rent/rates/rate-cards.server.ts";
import type { Database } from "#db/client.ts";
import type { MovePriceState } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import type { MoveAnswers } from "./moving-booking-form.ts";
import { holdPlace, NoPlaceLeftError } from "./waiting-moves.server.ts";

const TRIES = 5;

type NewMove = MoveAnswers & {
	/**
	 * The price that the customer saw, and what the current one depends on. Without it the move is a request. `provider`
	 * takes deposits; without one, no deposit is asked.
	 */
	pricing?: {
		agreed: AgreedMoveQuote | null;
		country: string;
		currency: string;
		provider?: PaymentProviderName | null;
	};
	submitter: Submitter;
	/** SHA-256 of the browser's guest token, which it may get with this answer; null for an account. */
	guestHash: string | null;
	accountId: number | null;
	/** The account of staff who book it for the customer, such as by phone. */
	staffId?: number;
	/** A keyed hash of the sender's network, whose strangers may hold few vehicles; left out, nothing is limited. */
	networkHash?: string | null;
	/** Whether to send an email when there is an address; true by default. */
	isEmailed?: boolean;
	timeZone: string;
	now: Date;
};

/**
 * `confirmationKey`: the secret in the URL of the booking's confirmation. `hasDeposit`: a deposit is to be paid online,
 * at a checkout that is to be created now.
 */
type BookedMove = { number: string; confirmationKey: string; hasDeposit: boolean };

type RefusedMove = {
	ok: false;
	/**
	 * `price`: the customer has not agreed to the current price. `no_price`: there is no longer one. `waiting`: too many
	 * requests of strangers in this network hold a vehicle.
	 */
	reason: "too_soon" | "too_far" | "full" | "waiting" | "price" | "no_price" | "nothing_stored";
};

export type BookMoveOutcome = ({ ok: true; repeated: boolean } & BookedMove) | RefusedMove;

/**
 * Books a moving vehicle: creates a pending booking with a new number, its first history entry and an email when there
 * is an address. Refused when the move is less than 2 hours or more than 90 days ahead, and when no vehicle of the type
 * is free (`full`). A move that has a price is booked at the price that the customer agreed to, or refused (`price`,
 * `no_price`). Its deposit is to be paid from then on. Without a confirmed account it is refused (`waiting`) while five
 * such requests of the network hold a vehicle and wait for an answer. An equal form from the same sender within half an
 * hour returns its booking, unless that was cancelled, rejected or deleted.
 */
export async function bookMove(db: Database, move: NewMove): Promise<BookMoveOutcome> {
	const {
		pricing,
		submitter,
		guestHash,
		accountId,
		staffId,
		networkHash,
		isEmailed,
		timeZone,
		now,
		...answers
	} = move;
	// The same phone may be typed in several ways.
	const { contact, is_from_elevator, is_to_elevator, is_packing_wanted, ...same } = answers;
	// The content of a submission has no booleans.
	const content = { ...same, ticked: [is_from_elevator, is_to_elevator, is_packing_wanted].join(" ") };
	const submission = { form: "move", content, submitter, now } as const;
	const accepted = await acceptOnce<BookedMove, RefusedMove["reason"]>(db, submission, {
		isCurrent: isStillOpen,
		async carryOut(trx) {
			const refusal = refuseTime(move);
			if (refusal) return { refusal };
			const priced = await priceForBooking(trx, answers, pricing, now);
			if ("refusal" in priced) return priced;
			const booked = await insertMove(trx, answers, priced, move);
			return booked ? { result: booked } : { refusal: "nothing_stored" };
		},
	}).catch((error) => {
		if (error instanceof NoVehicleFreeError) return { ok: false, refusal: "full" } as const;
		if (error instanceof NoPlaceLeftError) return { ok: false, refusal: "waiting" } as const;
		throw error;
	});
	if (!accepted.ok) return { ok: false, reason: accepted.refusal };
	return { ok: true, ...accepted.result, repeated: accepted.repeated };
}

/** Whether an equal form still means this booking: after a cancellation it is a new wish. */
async function isStillOpen(trx: Transaction<Schema>, { number }: BookedMove): Promise<boolean> {
	const open = await trx
		.selectFrom("moving_bookings")
		.select("id")
		.where("number", "=", number)
		.where("status", "not in", ["cancelled", "rejected"])
		.executeTakeFirst();
	return open !== undefined;
}

type PricedMove = { cells: number; quote: MoveQuote | null; price_state: MovePriceState; deposit: number };

/** The duration and price of a new move, or why it can't be booked at the price that the customer saw. */
async function priceForBooking(
	trx: Transaction<Schema>,
	answers: MoveAnswers,
	pricing: NewMove["pricing"],
	now: Date,
): Promise<PricedMove | { refusal: "price" | "no_price" }> {
	if (!pricing) return { cells: USUAL_CELLS, quote: null, price_state: "none", deposit: 0 };
	const { agreed, currency, provider = null } = pricing;
	const { cells, quote } = await quoteMove(trx, answers, pricing);
	if (!quote) {
		if (agreed) return { refusal: "no_price" };
		return { cells, quote, price_state: (await hasRateCards(trx)) ? "wanted" : "none", deposit: 0 };
	}
	const deposit = depositOfMove({ price: quote.total, currency, policy: quote.policy }, provider);
	if (!isAgreed(agreed, quote, answers, { deposit, now })) return { refusal: "price" };
	return { cells, quote, price_state: "agreed", deposit };
}

/** Undefined if no free number was found; each try fails once in 10^11. */
async function insertMove(
	trx: Transaction<Schema>,
	answers: MoveAnswers,
	{ cells, quote, price_state, deposit }: PricedMove,
	{ pricing, guestHash, accountId, staffId, networkHash, isEmailed = true, timeZone, now }: NewMove,
): Promise<BookedMove | undefined> {
	const at = now.toISOString();
	const confirmationKey = randomUUID();
	const capacity = await takeCapacity(trx, { ...answers, cells });
	const language = await customerLanguage(trx, { isByStaff: staffId !== undefined, accountId });
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const number = newReferenceNumber("R");
		const booking = {
			number,
			...answers,
			status: "pending" as const,
			price: quote?.total ?? null,
			currency: quote ? (pricing?.currency ?? null) : null,
		};
		const stored = await trx
			.insertInto("moving_bookings")
			.values({
				...booking,
				capacity,
				cells,
				rate_card_id: quote?.rateCardId ?? null,
				price_state,
				confirmation_key: confirmationKey,
				guest_hash: guestHash,
				account_id: accountId,
				language,
				search_text: movingSearchText(booking),
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!stored) continue;
		await recordChange(trx, {
			action: "booked",
			subject: `move ${stored.id}`,
			to: "pending",
			actorId: staffId ?? accountId,
			isInTrail: staffId !== undefined,
			now,
		});
		if (capacity === "taken" && networkHash)
			await holdPlace(trx, { bookingId: stored.id, networkHash, accountId, timeZone, now });
		const lines = quote?.lines ?? [];
		await addMoveLines(trx, stored.id, lines);
		const provider = pricing?.provider;
		const asked = provider
			? await askForDeposit(trx, { ...booking, id: stored.id }, { deposit, provider, timeZone, now })
			: NO_DEPOSIT;
		const { email } = answers;
		if (email && isEmailed)
			await writeMail(
				trx,
				language,
				() => bookingReceivedMail({ ...booking, ...asked, email, lines: describeLines(lines), timeZone }),
				now,
			);
		return { number, confirmationKey, hasDeposit: asked.deposit_due > 0 };
	}
	return undefined;
}
