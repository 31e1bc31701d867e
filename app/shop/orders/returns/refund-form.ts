import { z } from "zod";
import { proof } from "#app/account/second-factor/second-factor-form.ts";
import { idempotencyKey, longText } from "#app/common/forms/form-fields.ts";
import { formatMoney, readMoney } from "#app/common/money.ts";
import {
	type ChosenLine,
	quoteRefund,
	type Refundable,
	type RefundableLine,
	type RefundChoice,
} from "./refund-amount.ts";
import { WRITE_OFF_REASON_NAMES } from "./write-off.ts";

/** The field names of a line, by its place in the order. */
export const refundFields = (at: number) => ({
	quantity: `quantity${at + 1}`,
	stock: `stock${at + 1}`,
});

/** Where the units of a line go: back into stock, or nowhere, because of a reason. */
const STOCK_CHOICES = ["restock", ...WRITE_OFF_REASON_NAMES] as const;

type Refuse = (field: string, message: string) => void;

/** The form of a refund: reads what is to be refunded, and quotes it. */
export const refundSchema = (order: Refundable, currency: string) =>
	z
		.looseObject({
			what: z.enum(["items", "amount"], { error: "Choose what to refund." }),
			delivery: z.string().optional(),
			amount: z.string().optional(),
			why: longText({ max: 300, name: "The reason" }),
		})
		.transform((typed, context) => {
			const refuse: Refuse = (field, message) => context.addIssue({ code: "custom", path: [field], message });
			const choice = readChoice(typed, { order, currency, refuse });
			if (!choice) return z.NEVER;
			const quote = quoteRefund(order, choice);
			if (quote.ok) return { choice, quote };
			refuseQuote(quote, { order, currency, refuse, what: typed.what });
			return z.NEVER;
		});

type Reading = { order: Refundable; currency: string; refuse: Refuse };
type Typed = { what: "items" | "amount"; why: string; [field: string]: unknown };

/** Null when a field was refused. */
function readChoice(typed: Typed, { order, currency, refuse }: Reading): RefundChoice | null {
	const { what, why } = typed;
	if (what === "amount") {
		const amount = readMoney(textOf(typed.amount), currency);
		if (amount !== null) return { what, amount, why };
		refuse("amount", "Enter an amount like 12.50.");
		return null;
	}
	const delivery = textOf(typed.delivery) === "" ? 0 : readMoney(textOf(typed.delivery), currency);
	if (delivery === null) refuse("delivery", "Enter an amount like 12.50, or leave it empty.");
	const lines = order.lines.map((line, at) => readLine(typed, { line, at, refuse }));
	if (delivery === null || lines.includes(null)) return null;
	return { what, lines: lines.filter((line) => line !== null), delivery, why };
}

function readLine(
	typed: Typed,
	{ line, at, refuse }: { line: RefundableLine; at: number; refuse: Refuse },
): ChosenLine | null {
	const names = refundFields(at);
	const text = textOf(typed[names.quantity]);
	const quantity = text === "" ? 0 : /^\d{1,2}$/.test(text) ? Number(text) : null;
	if (quantity === null || quantity > line.left) {
		refuse(names.quantity, line.left > 0 ? `Enter a quantity from 0 to ${line.left}.` : NOTHING_LEFT);
		return null;
	}
	if (quantity <= line.received) return { lineId: line.id, quantity, writeOff: null };
	const stock = z.enum(STOCK_CHOICES).safeParse(typed[names.stock]);
	if (stock.success)
		return { lineId: line.id, quantity, writeOff: stock.data === "restock" ? null : stock.data };
	refuse(names.stock, "Choose whether to restock or write off.");
	return null;
}

const NOTHING_LEFT = "Nothing of this item is left to refund.";

function refuseQuote(
	quote: Extract<ReturnType<typeof quoteRefund>, { ok: false }>,
	{ order, currency, refuse, what }: Reading & { what: "items" | "amount" },
): void {
	const left = formatMoney(order.left, currency);
	if (quote.reason === "too_many") {
		const at = order.lines.findIndex(({ id }) => id === quote.lineId);
		refuse(refundFields(at).quantity, NOTHING_LEFT);
	} else if (quote.reason === "delivery_too_much")
		refuse("delivery", `Enter ${formatMoney(order.deliveryLeft, currency)} or less.`);
	else if (quote.reason === "too_much")
		refuse(
			what === "amount" ? "amount" : "what",
			what === "amount"
				? `Enter ${left} or less.`
				: `These items cost more than the ${left} that is left to refund. Refund an amount instead.`,
		);
	else if (what === "amount") refuse("amount", "Enter an amount above 0.");
	else refuse("what", "Enter a quantity for at least one item, or an amount for delivery.");
}

const textOf = (typed: unknown): string => (typeof typed === "string" ? typed.trim() : "");

/** The form that confirms a refund, with the amount that the page showed. */
export const refundConfirmationSchema = z.object({
	expectedAmount: z.coerce.number<string>().int().positive(),
	idempotencyKey: idempotencyKey(),
	proof: proof(),
});
