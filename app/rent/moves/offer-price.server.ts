import type { Selectable, Transaction } from "kysely";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { findLatestChange, isChangeBy, recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { depositToAsk } from "#app/rent/moves/money/move-deposit.server.ts";
import { readMoveLines, replaceMoveLines } from "#app/rent/moves/money/move-lines.server.ts";
import { codeOf } from "#app/rent/rates/price-lines.ts";
import { findRateCard, readMoveTerms } from "#app/rent/rates/rate-cards.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { changeMovingStatus } from "./change-move.server.ts";
import { movingSearchText } from "./move-details.ts";
import { findPriceConflict, type MoveChangeOutcome, type MoveChangeRefusal } from "./move-history.server.ts";
import { priceOfferedMail, priceWithdrawnMail } from "./move-mails.ts";

type OfferChange = {
	number: string;
	/** The offered price that the screen showed; null when it showed none. Minor units. */
	expectedPrice: number | null;
	/** The admin. */
	actorId: number;
	now: Date;
};

export type OfferOutcome =
	/** `isMailed`: whether the customer has an email address. */
	{ ok: true; repeated: boolean; isMailed: boolean } | MoveChangeRefusal;

/**
 * Offers a price for a pending move that has no agreed one, or changes the offered price: the customer gets an email and
 * accepts it with `acceptPrice`. The move keeps the current rate card of its vehicle for its terms. `price` is in minor
 * units. Refused (`price`, `changed`) unless the booking still has the price that the screen showed.
 */
export const offerPrice = (
	db: Database,
	offer: OfferChange & { price: number; currency: string },
): Promise<OfferOutcome> =>
	transact(db, (trx) => changeOffer(trx, offer, { price: offer.price, currency: offer.currency }));

/** Takes an offered price back. The customer gets an email, and the move needs another price. */
export const withdrawPrice = (db: Database, offer: OfferChange): Promise<OfferOutcome> =>
	transact(db, (trx) => changeOffer(trx, offer, null));

type Offered = { price: number; currency: string };

async function changeOffer(
	trx: Transaction<Schema>,
	{ number, expectedPrice, actorId, now }: OfferChange,
	offered: Offered | null,
): Promise<OfferOutcome> {
	const before = await trx
		.selectFrom("moving_bookings")
		.selectAll()
		.where("number", "=", number)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
	if (!before) return { ok: false, reason: "gone" };
	const isMailed = before.email !== null;
	const isOpen = before.status === "pending" && before.price_state !== "agreed";
	if (isOpen && before.price === (offered?.price ?? null)) return { ok: true, repeated: true, isMailed };
	if (!isOpen || before.price !== expectedPrice) return explainOffer(trx, before, actorId);
	const card = offered ? await findRateCard(trx, { vehicleType: before.vehicle_type }) : undefined;
	const changed = {
		price: offered?.price ?? null,
		currency: offered?.currency ?? null,
		price_state: offered ? ("offered" as const) : ("wanted" as const),
		rate_card_id: card?.id ?? null,
		updated_at: now.toISOString(),
	};
	const updated = await trx
		.updateTable("moving_bookings")
		.set({ ...changed, search_text: movingSearchText({ ...before, ...changed }) })
		.where("id", "=", before.id)
		.where("status", "=", "pending")
		.where("price_state", "=", before.price_state)
		.returningAll()
		.executeTakeFirstOrThrow();
	await replaceMoveLines(
		trx,
		before.id,
		offered ? [{ label: codeOf({ kind: "move" }), amount: offered.price }] : [],
	);
	const detail = describeOffer(before, offered);
	await recordChange(trx, { action: "move price", subject: `move ${updated.id}`, detail, actorId, now });
	const { email } = updated;
	const lines = await writeIn(updated.language, () => readMoveLines(trx, before.id));
	if (email) {
		const move = { ...updated, email, lines };
		const mail = () => (offered ? priceOfferedMail(move, before) : priceWithdrawnMail(move, before));
		await writeMail(trx, move.language, mail, now);
	}
	return { ok: true, repeated: false, isMailed };
}

type Booking = Selectable<Schema["moving_bookings"]>;

async function explainOffer(
	trx: Transaction<Schema>,
	before: Booking,
	actorId: number,
): Promise<MoveChangeRefusal> {
	const { id, status, price_state, updated_at } = before;
	if (status === "pending" && price_state !== "agreed") return findPriceConflict(trx, before, actorId);
	const last = await findLatestChange(trx, { subject: `move ${id}`, actions: ["move status"] });
	const { at = updated_at, by = null } = last ?? {};
	return { ok: false, reason: "changed", status, at, by, isOwn: isChangeBy(last, actorId) };
}

function describeOffer({ price, currency }: Booking, offered: Offered | null): string {
	const from = price === null || currency === null ? null : { amount: price, currency };
	if (!offered) return storeText("priceWithdrawn", { price: from ?? "" });
	const to = { amount: offered.price, currency: offered.currency };
	return from ? storeText("priceChanged", { from, to }) : storeText("priceOffered", { price: to });
}

/**
 * Confirms a move at the offered price that its customer saw. Refused when it has another price by now (`price`), when
 * the time of the move has passed (in `timeZone`), when another deposit is due than the customer saw (`deposit`; minor
 * units), and as `gone` for other people's bookings. Accepting it again succeeds. `provider` takes the deposit.
 */
export function acceptPrice(
	db: Database,
	acceptance: {
		number: string;
		viewer: Viewer;
		price: number;
		deposit?: number;
		provider?: PaymentProviderName | null;
		timeZone: string;
		now: Date;
	},
): Promise<MoveChangeOutcome> {
	const { viewer, price, deposit = 0, provider = null, timeZone, now } = acceptance;
	return transact(db, async (trx) => {
		const change = {
			...acceptance,
			...({ expectedStatus: "pending", to: "confirmed", acceptedPrice: price } as const),
			actorId: viewer.accountId,
		};
		const outcome = await changeMovingStatus(trx, change, async (booking) => {
			if (momentOf(booking.booking_date, booking.booking_time, timeZone) < now)
				return { answer: { ok: false, reason: "past" } };
			const policy = await readMoveTerms(trx, booking.rate_card_id);
			const asked = await depositToAsk(trx, { ...booking, policy }, { provider, timeZone, now });
			const isSeen = asked === deposit;
			return isSeen ? {} : { answer: { ok: false, reason: "deposit" } };
		});
		const isConfirmed = !outcome.ok && outcome.reason === "changed" && outcome.status === "confirmed";
		if (!isConfirmed) return outcome;
		const { price: agreed } = await trx
			.selectFrom("moving_bookings")
			.select("price")
			.where("number", "=", acceptance.number)
			.executeTakeFirstOrThrow();
		return agreed === price ? { ok: true, repeated: true } : outcome;
	});
}
