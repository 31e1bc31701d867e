import { ensureCheckout } from "#app/payments/payments.server.ts";
import type { PaymentProvider } from "#app/payments/provider.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { parseMoveQuote, serializeMoveQuote } from "#app/rent/rates/agreed-quote.ts";
import { quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { SITE } from "#app/testing/payments/paying.ts";
import type { Database } from "#db/client.ts";
import { MOVE_NOW, moveOf } from "./move.ts";
import { addRateCard, addZone } from "./rates.ts";

/** What a move within the zone of `openDeposits` costs, its deposit, and the fee for cancelling it late. Minor units. */
export const PRICE = 20_000;
export const DEPOSIT = 6_000;
export const LATE_FEE = 4_000;

/** A zone and a rate card with a deposit of 30%, and 20% for cancelling in the last 24 hours. Returns an admin's id. */
export async function openDeposits(db: Database, { currency = "USD" } = {}): Promise<number> {
	const { accountId: actorId } = await addOwner(db);
	await addZone(db, { name: "Queens", prefixes: ["111"], actorId });
	const prices = { free_hours: 24, late_fee_percent: 20, deposit_percent: 30 };
	await addRateCard(db, { actorId, prices, currency });
	return actorId;
}

type Change = Partial<Parameters<typeof moveOf>[0]> & { currency?: string };

/** Books a move at the price that its customer saw, with the deposit; its checkout is not created yet. */
export async function bookWithDeposit(
	db: Database,
	{ guestHash = "mine", currency = "USD", ...change }: Change = {},
) {
	const market = { country: "US", currency };
	const places = { current_address: "5 Orchard Lane, NY 11101", new_address: "7 Mill Road, NY 11102" };
	const move = moveOf({ ...places, guestHash, email: "ana@example.com", ...change });
	const { quote } = await quoteMove(db, move, market);
	if (!quote) throw new Error("no price");
	const agreed = parseMoveQuote(serializeMoveQuote(quote, move, { deposit: DEPOSIT, now: move.now }));
	const booked = await bookMove(db, { ...move, pricing: { agreed, ...market, provider: "stripe" } });
	if (!booked.ok) throw new Error(booked.reason);
	return booked;
}

/** The same, with its checkout; `reference` is the checkout's. */
export async function addMoveToPay(
	db: Database,
	provider: PaymentProvider,
	change: Parameters<typeof bookWithDeposit>[1] = {},
) {
	const { number } = await bookWithDeposit(db, change);
	await ensureCheckout(db, { subject: "move", number, provider, origin: SITE, now: MOVE_NOW });
	const { provider_reference } = await db
		.selectFrom("payments")
		.select("provider_reference")
		.where("subject_number", "=", number)
		.executeTakeFirstOrThrow();
	return { number, reference: provider_reference ?? "" };
}
