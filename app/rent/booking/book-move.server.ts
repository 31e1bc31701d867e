import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { PaymentProviderName } from "#app/common/payments/provider.ts";
import { acceptOnce, type Submitter } from "#app/common/recent-submissions.server.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { refuseTime } from "#app/rent/bookable-time.server.ts";
import { NoVehicleFreeError, takeCapacity } from "#app/rent/fleet/capacity.server.ts";
import { askForDeposit, NO_DEPOSIT } from "#app/rent/move-deposit.server.ts";
import { type MoveJob, UNKNOWN_JOB, USUAL_CELLS } from "#app/rent/move-job.ts";
import { bookingReceivedMail } from "#app/rent/move-mails.ts";
import { movingSearchText } from "#app/rent/moving-search.ts";
import { type AgreedMoveQuote, isAgreed } from "#app/rent/rates/agreed-quote.ts";
import { depositOfMove } from "#app/rent/rates/deposit.ts";
import { addMoveLines } from "#app/rent/rates/move-lines.server.ts";
import { type MoveQuote, quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { hasRateCards } from "#app/rent/rates/rate-cards.server.ts";
import type { Database } from "#db/client.ts";
import type { MovePriceState } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { type MoveOfForm, moveColumns } from "./moving-booking-form.ts";

const TRIES = 5;

type NewMove = MoveOfForm & {
	email?: string | undefined;
	/** What the customer told besides; nothing by default. */
	job?: MoveJob;
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
	/** SHA-256 of the browser's guest token; null for an account, and for a browser that gets its token now. */
	guestHash: string | null;
	accountId: number | null;
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
	/** `price`: the customer has not agreed to the current price. `no_price`: there is no longer one. */
	reason: "too_soon" | "too_far" | "full" | "price" | "no_price" | "nothing_stored";
};

export type BookMoveOutcome =
	/** `guestToken`: for the cookie of a browser that had none. */
	({ ok: true; repeated: boolean; guestToken: string | null } & BookedMove) | RefusedMove;

/**
 * Books a moving vehicle: creates a pending booking with a new number, its first history entry and an email
 * when there is an address. Refused when the move is less than 2 hours or more than 90 days ahead, and when no vehicle
 * of the type is free (`full`). A move that has a price is booked at the price that the customer agreed to, or refused
 * (`price`, `no_price`). Its deposit is to be paid from then on. An equal form from the same sender within half an hour returns its booking, unless that was
 * cancelled, rejected or deleted.
 */
export async function bookMove(db: Database, move: NewMove): Promise<BookMoveOutcome> {
	const { submitter, now, email } = move;
	// The same phone may be typed in several ways.
	const { contact: _, ...columns } = moveColumns(move);
	const { from_elevator, to_elevator, packing, ...rest } = columns;
	const content = { ...rest, ticked: [from_elevator, to_elevator, packing].join(" "), email };
	const submission = { form: "move", content, submitter, now } as const;
	const accepted = await acceptOnce<BookedMove, RefusedMove["reason"]>(db, submission, {
		isCurrent: isStillOpen,
		async carryOut(trx, { tokenHash }) {
			const refusal = refuseTime(move);
			if (refusal) return { refusal };
			const priced = await priceForBooking(trx, move);
			if ("refusal" in priced) return priced;
			const guestHash = move.guestHash ?? tokenHash;
			const booked = await insertMove(trx, { ...move, ...priced, guestHash });
			return booked ? { result: booked } : { refusal: "nothing_stored" };
		},
	}).catch((error) => {
		if (error instanceof NoVehicleFreeError) return undefined;
		throw error;
	});
	if (!accepted?.ok) return { ok: false, reason: accepted?.refusal ?? "full" };
	return { ok: true, ...accepted.result, repeated: accepted.repeated, guestToken: accepted.token };
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
	{ pricing, job = UNKNOWN_JOB, now, ...move }: NewMove,
): Promise<PricedMove | { refusal: "price" | "no_price" }> {
	if (!pricing) return { cells: USUAL_CELLS, quote: null, price_state: "none", deposit: 0 };
	const quotable = { ...move, job };
	const priced = await quoteMove(trx, quotable, pricing);
	const { agreed, currency, provider } = pricing;
	if (!priced.quote) {
		if (agreed) return { refusal: "no_price" };
		return { ...priced, price_state: (await hasRateCards(trx)) ? "wanted" : "none", deposit: 0 };
	}
	const { total, policy } = priced.quote;
	const deposit = depositOfMove({ price: total, currency, policy }, provider ?? null);
	const isCurrent = isAgreed(agreed, priced.quote, quotable, { deposit, now });
	return isCurrent ? { ...priced, price_state: "agreed", deposit } : { refusal: "price" };
}

/** Undefined if no free number was found; each try fails once in 10^11. */
async function insertMove(
	trx: Transaction<Schema>,
	{ cells, quote, price_state, deposit, ...move }: NewMove & PricedMove,
): Promise<BookedMove | undefined> {
	const at = move.now.toISOString();
	const confirmationKey = randomUUID();
	const email = move.email ?? null;
	const capacity = await takeCapacity(trx, { ...move, cells });
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const number = newReferenceNumber("R");
		const booking = {
			...{ number, ...moveColumns(move), status: "pending" as const },
			...{ price: quote?.total ?? null, currency: quote ? (move.pricing?.currency ?? null) : null },
		};
		const stored = await trx
			.insertInto("moving_bookings")
			.values({
				...booking,
				email,
				capacity,
				cells,
				rate_card_id: quote?.rateCardId ?? null,
				price_state,
				once_key: confirmationKey,
				visitor_hash: move.guestHash,
				account_id: move.accountId,
				search_text: movingSearchText(booking),
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!stored) continue;
		await trx
			.insertInto("moving_booking_events")
			.values({
				booking_id: stored.id,
				from_status: null,
				to_status: "pending",
				actor_id: move.accountId,
				at,
			})
			.execute();
		const lines = quote?.lines ?? [];
		await addMoveLines(trx, stored.id, lines);
		const provider = move.pricing?.provider;
		const asked = provider
			? await askForDeposit(trx, { ...booking, id: stored.id }, { deposit, provider, ...move })
			: NO_DEPOSIT;
		if (email && move.isEmailed !== false)
			await writeMail(
				trx,
				bookingReceivedMail({ ...booking, ...asked, email, lines, timeZone: move.timeZone }),
				move.now,
			);
		return { number, confirmationKey, hasDeposit: asked.deposit_due > 0 };
	}
	return undefined;
}
