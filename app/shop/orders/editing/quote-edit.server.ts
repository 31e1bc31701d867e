import { wallClock } from "#app/common/calendar.ts";
import { findRegion } from "#app/common/places/regions.server.ts";
import { isChargeable } from "#app/payments/chargeable.ts";
import { isTakenBack } from "#app/payments/disputes.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { amountDue, mayEditLines, ONLINE } from "#app/shop/orders/order-rules.ts";
import { type Order, refundOwed, returnedPrice } from "#app/shop/orders/read-order.server.ts";
import { listDeliveryMethods } from "#app/shop/pricing/delivery-methods.server.ts";
import {
	type DiscountToTake,
	type LineTax,
	type PricedOrder,
	priceOrder,
} from "#app/shop/pricing/price-order.ts";
import { readPlaceTax } from "#app/shop/pricing/tax-rates.server.ts";
import { type ForSale, readForSale } from "#app/shop/products/for-sale.server.ts";
import type { Database } from "#db/client.ts";
import type { TaxClass } from "#db/schema/columns.ts";

/** The most lines of an order, as of a cart. */
const MAX_LINES = 50;

/** What staff want an order to contain. */
export type EditChoice = {
	/** The quantities of lines, by id: 0 removes a line, and one that is left out stays as it is. */
	quantities: ReadonlyMap<number, number>;
	/** The quantities of other variants, by id. */
	added: ReadonlyMap<number, number>;
	/** Delivery is charged again by today's rules; otherwise its price stays as agreed. */
	chargesDelivery: boolean;
};

/** A line as it was and as it becomes. Prices in minor units. */
export type EditedLine = {
	/** Null for a line that is added. */
	id: number | null;
	variantId: number | null;
	productId: number | null;
	title: string;
	options: string;
	sku: string | null;
	imageHash: string | null;
	unitPrice: number;
	taxClass: TaxClass;
	tax: LineTax;
	before: number;
	quantity: number;
};

export type EditQuote = {
	lines: EditedLine[];
	/** Of the lines that have a quantity, in their order. */
	priced: PricedOrder;
	/** The new total minus the old one, in minor units, as the amounts below. */
	difference: number;
	/** The amount paid above the new total, in minor units. */
	overpaid: number;
	/** Of what was paid, what is kept. */
	kept: number;
	/** What is to be paid afterwards. */
	due: number;
	/** What becomes due as a refund. */
	refund: number;
	/** What is confirmed, as a field of the form. */
	agreed: string;
};

export type EditRefusal =
	| { reason: "not_editable" | "disputed" | "nothing" | "empty" | "too_many_lines" | "not_chargeable" }
	/** A quantity that is not possible: less than came back, or more than is left. */
	| { reason: "below"; line: EditedLine; least: number }
	| { reason: "too_few"; line: EditedLine; most: number };

export type EditQuoted = { ok: true; quote: EditQuote } | ({ ok: false } & EditRefusal);

type Editing = {
	order: Order;
	choice: EditChoice;
	provider: PaymentProviderName | null;
	/** The market's: the day of the order decides what tax is added. */
	timeZone: string;
};

/**
 * The price of an edited order, by the rules of the checkout. Lines keep their unit price, and what is added costs what
 * it costs today. The rate of the tax and the price of delivery stay as agreed, and so does the use of a discount, which
 * is taken by its own rule: nothing below its minimum.
 */
export async function quoteEdit(
	db: Database,
	{ order, choice, provider, timeZone }: Editing,
): Promise<EditQuoted> {
	if (!mayEditLines(order)) return { ok: false, reason: "not_editable" };
	if (isTakenBack(order.online?.disputes ?? [])) return { ok: false, reason: "disputed" };
	const variants = await readForSale(db, variantsOf(order, choice));
	const taxes = await keptTaxes(db, { order, timeZone });
	const lines = editedLines(order, choice, { variants, taxes });
	const refusal = refuseLines(order, lines, variants);
	if (refusal) return { ok: false, ...refusal };
	const kept = lines.filter(({ quantity }) => quantity > 0);
	const subtotal = kept.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
	const priced = priceOrder({
		lines: kept,
		discount: await keptDiscount(db, order, subtotal),
		delivery: (choice.chargesDelivery && (await currentDelivery(db, order))) || {
			price: order.delivery_total,
			freeFrom: null,
		},
		isTaxInclusive: taxes.isInclusive,
	});
	const isSame = !choice.chargesDelivery || priced.deliveryTotal === order.delivery_total;
	if (isSame && lines.every(({ before, quantity }) => before === quantity))
		return { ok: false, reason: "nothing" };
	const money = settleEdit(order, { lines: kept, priced });
	const isAsked = order.payment_method === ONLINE && (money.due > 0 || order.paid_total === 0);
	if (isAsked && !(provider && money.due > 0 && isChargeable(provider, money.due, order.currency)))
		return { ok: false, reason: "not_chargeable" };
	const agreed = agreedOf(order, { lines, priced, money });
	return { ok: true, quote: { lines, priced, difference: priced.total - order.total, ...money, agreed } };
}

/** The variants of an order and of what is added to it: the rule locks them. */
export const variantsOf = (order: Pick<Order, "lines">, { added }: EditChoice): number[] =>
	[...new Set([...order.lines.flatMap(({ variant_id }) => variant_id ?? []), ...added.keys()])].sort(
		(a, b) => a - b,
	);

function editedLines(
	order: Order,
	{ quantities, added }: EditChoice,
	{ variants, taxes }: { variants: readonly ForSale[]; taxes: KeptTaxes },
): EditedLine[] {
	const find = (id: number | null) => variants.find(({ variantId }) => variantId === id);
	const before = order.lines.map((line): EditedLine => {
		const {
			id,
			variant_id: variantId,
			product_id: productId,
			title,
			options,
			sku,
			image_hash,
			quantity,
		} = line;
		const wanted = quantities.get(id) ?? added.get(variantId ?? 0) ?? quantity;
		return {
			id,
			variantId,
			productId,
			title,
			options,
			sku,
			imageHash: image_hash,
			unitPrice: line.unit_price,
			taxClass: line.tax_class,
			tax: taxes.ofLine(line),
			before: quantity,
			quantity: wanted,
		};
	});
	const others = [...added].filter(([id]) => !order.lines.some(({ variant_id }) => variant_id === id));
	const after = others.flatMap(([id, quantity]): EditedLine[] => {
		const variant = find(id);
		if (!variant || quantity === 0) return [];
		const {
			variantId,
			productId,
			writtenTitle: title,
			writtenOptions: options,
			sku,
			imageHash,
			unitPrice,
			taxClass,
		} = variant;
		const shown = { title, options, sku, imageHash, unitPrice, taxClass, tax: taxes.ofClass(taxClass) };
		return [{ id: null, variantId, productId, ...shown, before: 0, quantity }];
	});
	return [...before, ...after];
}

function refuseLines(
	order: Order,
	lines: readonly EditedLine[],
	variants: readonly ForSale[],
): EditRefusal | null {
	let units = 0;
	for (const line of lines) {
		const least = order.lines.find(({ id }) => id === line.id)?.returned ?? 0;
		if (line.quantity < least) return { reason: "below", line, least };
		const variant = variants.find(({ variantId }) => variantId === line.variantId);
		const isSold = variant !== undefined && (line.id !== null || variant.isSold);
		const left = isSold ? (variant.left ?? Number.POSITIVE_INFINITY) : 0;
		if (line.quantity > line.before + left) return { reason: "too_few", line, most: line.before + left };
		units += line.quantity - least;
	}
	if (units === 0) return { reason: "empty" };
	return lines.filter(({ quantity }) => quantity > 0).length > MAX_LINES
		? { reason: "too_many_lines" }
		: null;
}

/** The discount that was used, by its rule of today; one that was deleted takes off what it took off. */
async function keptDiscount(db: Database, order: Order, subtotal: number): Promise<DiscountToTake | null> {
	if (order.discount_code === null) return null;
	const discount = await db
		.selectFrom("discounts")
		.select(["kind", "value", "minimum"])
		.where("id", "=", (eb) => eb.selectFrom("orders").select("discount_id").where("id", "=", order.id))
		.executeTakeFirst();
	if (!discount) return { kind: "amount", value: order.discount_total };
	return subtotal >= discount.minimum ? discount : null;
}

type KeptTaxes = Awaited<ReturnType<typeof keptTaxes>>;

/**
 * The taxes of an order as it was sold. What is added has the rate that its class has in the order, or had on its day.
 */
async function keptTaxes(db: Database, { order, timeZone }: { order: Order; timeZone: string }) {
	const { taxes, lines, country } = order;
	const region = findRegion(country, order.region) ?? "";
	const day = wallClock(order.created_at, timeZone).date;
	const placeTax = await readPlaceTax(db, { country, region, day });
	const ofLine = ({ tax_class, tax_rate_ppm: ratePpm }: Order["lines"][number]): LineTax => {
		if (ratePpm === null) return tax_class === "exempt" && taxes.length > 0 ? "exempt" : null;
		return { name: (taxes.find((tax) => tax.rate_ppm === ratePpm) ?? taxes[0])?.name ?? "", ratePpm };
	};
	return {
		ofLine,
		ofClass(taxClass: TaxClass): LineTax {
			const sold = lines.find((line) => line.tax_class === taxClass);
			return sold ? ofLine(sold) : placeTax.taxOf(taxClass);
		},
		isInclusive: taxes.length > 0 ? order.is_tax_inclusive : placeTax.isTaxInclusive,
	};
}

/** The delivery method of an order as it is today; undefined when it is no longer offered. */
export async function currentDelivery(db: Database, { id: orderId }: Pick<Order, "id">) {
	const stored = db.selectFrom("orders").select("delivery_method_id").where("id", "=", orderId);
	const { delivery_method_id: chosen } = await stored.executeTakeFirstOrThrow();
	return (await listDeliveryMethods(db)).find(({ id }) => id === chosen);
}

/**
 * What an edit does to the money. A refund that was requested stays requested, but one that staff send by hand is only
 * due as far as the order still costs less than was paid.
 */
function settleEdit(order: Order, { lines, priced }: { lines: readonly EditedLine[]; priced: PricedOrder }) {
	const { paid_total: paid, refunded_total: refunded, overpaid_total: before } = order;
	const given = order.payment_method === ONLINE ? before : Math.min(before, refunded);
	const overpaid = Math.max(given, paid - priced.total);
	const edited: Order = {
		...order,
		is_tax_inclusive: priced.isTaxInclusive,
		overpaid_total: overpaid,
		lines: order.lines.flatMap((line) => {
			const at = lines.findIndex(({ id }) => id === line.id);
			const { total = 0, tax = 0 } = priced.lines[at] ?? {};
			return at < 0 ? [] : [{ ...line, quantity: lines[at]?.quantity ?? 0, total, tax }];
		}),
	};
	return {
		overpaid,
		kept: Math.max(0, paid - overpaid - returnedPrice(edited)),
		due: Math.max(0, amountDue({ total: priced.total, overpaid_total: overpaid, paid_total: paid })),
		refund: refundOwed(edited),
	};
}

type Agreed = {
	lines: readonly EditedLine[];
	priced: PricedOrder;
	money: Pick<EditQuote, "due" | "refund">;
};

/** Everything that the page shows, so that what is confirmed is what was seen. */
function agreedOf(order: Order, { lines, priced, money }: Agreed): string {
	const each = lines.map(({ id, variantId, unitPrice, before, quantity }) =>
		[id ?? `+${variantId}`, unitPrice, before, quantity].join(":"),
	);
	const { total, discountTotal, deliveryTotal, taxTotal } = priced;
	const amounts = [order.total, total, discountTotal, deliveryTotal, taxTotal, money.due, money.refund];
	return [order.lines_version, ...amounts, ...each].join(" ");
}
