import { editOrder } from "#app/shop/orders/editing/edit-order.server.ts";
import { type EditChoice, quoteEdit } from "#app/shop/orders/editing/quote-edit.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import type { Database } from "#db/client.ts";

export type EditBy = { number: string; actorId: number; now: Date };

type Quantities = {
	kept?: [lineId: number, quantity: number][];
	added?: [variantId: number, quantity: number][];
};

export const choiceOf = ({ kept = [], added = [] }: Quantities): EditChoice => ({
	quantities: new Map(kept),
	added: new Map(added),
	chargesDelivery: false,
});

/** The quote of an edit, as its page shows it now. */
export async function quoteFor(db: Database, { number, choice }: { number: string; choice: EditChoice }) {
	const order = await readOrder(db, { number });
	if (!order) throw new Error("no order");
	return quoteEdit(db, { order, choice, provider: "stripe", timeZone: "UTC" });
}

/** Confirms an edit of which the page showed this quote; by default the current one. */
export async function confirmEdit(db: Database, edit: EditBy & { choice: EditChoice; agreed?: string }) {
	const quoted = edit.agreed === undefined ? await quoteFor(db, edit) : null;
	const agreed = edit.agreed ?? (quoted?.ok ? quoted.quote.agreed : "");
	return editOrder(db, {
		...edit,
		agreed,
		provider: "stripe",
		bankAccount: "IBAN=DE00 1234",
		timeZone: "UTC",
	});
}
