import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { nameOf } from "#app/shop/cart/cart-messages.ts";

type QuotedLine = { variantId: number; quantity: number; unitPrice: number };

/** What the customer saw and agrees to by ordering. Minor units. */
export type AgreedQuote = {
	total: number;
	delivery: number;
	/** Tax on top of the prices; 0 when prices include tax. */
	tax: number;
	lines: QuotedLine[];
};

type Quoted = {
	lines: readonly {
		variantId: number;
		title: string;
		options: string;
		quantity: number;
		unitPrice: number;
	}[];
	priced: { total: number; deliveryTotal: number; taxTotal: number; isTaxInclusive: boolean };
};

export type QuoteChange =
	| { kind: "price"; what: string; was: number; now: number }
	| { kind: "fewer" | "quantity"; what: string; was: number; now: number }
	| { kind: "gone"; what: string }
	| { kind: "removed" }
	| { kind: "added"; what: string; quantity: number; now: number }
	| { kind: "delivery" | "tax" | "total"; was: number; now: number };

/** The quote as a field of the form: `total delivery tax id:quantity:price …`. */
export function serializeQuote({ lines, priced }: Quoted): string {
	const { total, deliveryTotal, taxTotal, isTaxInclusive } = priced;
	const each = lines.map(({ variantId, quantity, unitPrice }) =>
		[maskId(variantId), quantity, unitPrice].join(":"),
	);
	return [total, deliveryTotal, isTaxInclusive ? 0 : taxTotal, ...each].join(" ");
}

/**
 * Reads the agreed quote of a form; null when invalid. It comes from the customer: whoever raises a price in
 * it only agrees to pay that much, and still pays the real price.
 */
export function parseQuote(text: string): AgreedQuote | null {
	const [head = "", ...rest] = text.split(/ (?=[^ ]*:)/);
	const amounts = /^(\d{1,15}) (\d{1,15}) (\d{1,15})$/.exec(head);
	const lines = rest.map((each): QuotedLine | null => {
		const [, masked = "", quantity, unitPrice] = /^(\w{8,20}):(\d{1,2}):(\d{1,9})$/.exec(each) ?? [];
		const variantId = unmaskId(masked);
		return variantId === null
			? null
			: { variantId, quantity: Number(quantity), unitPrice: Number(unitPrice) };
	});
	const valid = lines.flatMap((line) => (line ? [line] : []));
	if (!amounts || valid.length < lines.length) return null;
	const [, total, delivery, tax] = amounts.map(Number);
	return { total: total ?? 0, delivery: delivery ?? 0, tax: tax ?? 0, lines: valid };
}

/** The quote with lines that the customer has changed: current quantities at the prices they saw. */
export function withChangedLines(
	agreed: AgreedQuote,
	{ lines: quoted }: Pick<Quoted, "lines">,
	changed: readonly number[],
): AgreedQuote {
	const rest = agreed.lines.filter(({ variantId }) => !changed.includes(variantId));
	const adopted = quoted
		.filter(({ variantId }) => changed.includes(variantId))
		.map(({ variantId, quantity, unitPrice }) => {
			const before = agreed.lines.find((line) => line.variantId === variantId);
			return { variantId, quantity, unitPrice: before?.unitPrice ?? unitPrice };
		});
	return { ...agreed, lines: [...rest, ...adopted] };
}

type CartLine = { variantId: number; title: string; options: string; quantity: number };

/**
 * The lines of a cart that are unavailable, in full or in part; shown before the customer agrees to the rest.
 */
export function unavailableLines(
	wanted: readonly CartLine[],
	{ lines }: Pick<Quoted, "lines">,
): QuoteChange[] {
	return wanted.flatMap((line): QuoteChange[] => {
		const quoted = lines.find(({ variantId }) => variantId === line.variantId);
		if (!quoted) return [{ kind: "gone", what: nameOf(line) }];
		return quoted.quantity < line.quantity
			? [{ kind: "fewer", what: nameOf(line), was: line.quantity, now: quoted.quantity }]
			: [];
	});
}

/**
 * What the customer must see before ordering: everything in which the current quote differs from the one on
 * the page. The total that is ordered is the total that was shown, so a lower one is shown first, too.
 */
export function compareQuotes(
	agreed: AgreedQuote,
	wanted: readonly CartLine[],
	quoted: Quoted,
): QuoteChange[] {
	const changes = [...lineChanges(agreed, wanted, quoted)];
	const { total, deliveryTotal, taxTotal, isTaxInclusive } = quoted.priced;
	if (total === agreed.total) return changes;
	const tax = isTaxInclusive ? 0 : taxTotal;
	if (deliveryTotal !== agreed.delivery)
		changes.push({ kind: "delivery", was: agreed.delivery, now: deliveryTotal });
	if (tax !== agreed.tax) changes.push({ kind: "tax", was: agreed.tax, now: tax });
	return [...changes, { kind: "total", was: agreed.total, now: total }];
}

function* lineChanges(
	agreed: AgreedQuote,
	wanted: readonly CartLine[],
	{ lines }: Quoted,
): Generator<QuoteChange> {
	const quotedIds = new Set(lines.map(({ variantId }) => variantId));
	for (const line of lines) {
		const before = agreed.lines.find(({ variantId }) => variantId === line.variantId);
		const what = nameOf(line);
		if (!before) {
			yield { kind: "added", what, quantity: line.quantity, now: line.unitPrice };
			continue;
		}
		if (line.quantity !== before.quantity) {
			const inCart = wanted.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
			const kind = line.quantity < inCart ? "fewer" : "quantity";
			yield { kind, what, was: before.quantity, now: line.quantity };
		}
		if (line.unitPrice !== before.unitPrice)
			yield { kind: "price", what, was: before.unitPrice, now: line.unitPrice };
	}
	for (const { variantId } of agreed.lines.filter((line) => !quotedIds.has(line.variantId))) {
		const inCart = wanted.find((line) => line.variantId === variantId);
		yield inCart ? { kind: "gone", what: nameOf(inCart) } : { kind: "removed" };
	}
}

export function formatQuoteChange(change: QuoteChange, currency: string): string {
	const money = (amount: number) => formatMoney(amount, currency);
	switch (change.kind) {
		case "price":
			return t.checkout.changes.price({ what: change.what, now: money(change.now), was: money(change.was) });
		case "fewer":
			return t.checkout.changes.fewer({ what: change.what, now: change.now, was: change.was });
		case "quantity":
			return t.checkout.changes.quantity({ what: change.what, now: change.now, was: change.was });
		case "gone":
			return t.checkout.changes.gone({ what: change.what });
		case "removed":
			return t.checkout.changes.removed;
		case "added":
			return t.checkout.changes.added({
				what: change.what,
				quantity: change.quantity,
				now: money(change.now),
			});
		case "delivery":
			return t.checkout.changes.delivery({ now: money(change.now), was: money(change.was) });
		case "tax":
			// Before the address is known no tax is shown.
			return change.was === 0
				? t.checkout.changes.taxAdded({ now: money(change.now) })
				: t.checkout.changes.tax({ now: money(change.now), was: money(change.was) });
		case "total":
			return t.checkout.changes.total({ now: money(change.now), was: money(change.was) });
	}
}
