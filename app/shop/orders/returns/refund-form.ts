import { z } from "zod";
import { idempotencyKey, longText, optionalLine, refuseField } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { exampleAmount, formatMoney, readMoney } from "#app/common/money.ts";
import { PAYMENT_STATE_NAMES } from "#app/shop/orders/order-states.ts";
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

/** The form of a refund: reads what is to be refunded, and quotes it. */
export const refundSchema = (order: Refundable, currency: string) =>
	z
		.looseObject({
			what: z.enum(["items", "amount"], { error: () => t.orderRefunds.chooseRefund }),
			delivery: z.string().optional(),
			amount: z.string().optional(),
			replace: z.string().optional(),
			how: optionalLine({ max: 100, name: () => t.orderRefunds.howName }),
			why: longText({ max: 300, name: () => t.orderRefunds.reasonName }),
		})
		.transform((typed, context) => {
			const { what, why, how } = typed;
			if (order.isByHand && how === "") return refuseField(context, t.orderRefunds.enterHow, "how");
			const isReplacing = order.planned > 0 && typed.replace !== undefined;
			const example = exampleAmount(currency);
			let choice: RefundChoice;
			if (what === "amount") {
				const amount = readMoney(textOf(typed.amount), currency);
				if (amount === null)
					return refuseField(context, t.orderRefunds.enterAmountLike({ example }), "amount");
				choice = { what, amount, why, how, isReplacing };
			} else {
				const text = textOf(typed.delivery);
				const delivery = text === "" ? 0 : readMoney(text, currency);
				if (delivery === null)
					refuseField(context, t.orderRefunds.enterAmountOrNone({ example }), "delivery");
				const lines = order.lines.map((line, at) => readLine(typed, line, at, context));
				if (delivery === null || lines.includes(null)) return z.NEVER;
				choice = { what, lines: lines.filter((line) => line !== null), delivery, why, how, isReplacing };
			}
			const quote = quoteRefund(order, choice);
			if (quote.ok) return { choice, quote };
			const left = formatMoney(order.left + (isReplacing ? order.planned : 0), currency);
			const refusals = {
				items: {
					nothing: t.orderRefunds.enterQuantityOrDelivery,
					too_much: t.orderRefunds.itemsTooMuch({ left }),
					too_many: t.orderRefunds.nothingOfItem,
				},
				amount: {
					nothing: t.orderRefunds.amountTooSmall,
					too_much: t.orderRefunds.enterAtMost({ amount: left }),
					too_many: t.orderRefunds.nothingOfItem,
				},
			};
			if (quote.reason === "delivery_too_much")
				return refuseField(
					context,
					t.orderRefunds.enterAtMost({ amount: formatMoney(order.deliveryLeft, currency) }),
					"delivery",
				);
			return refuseField(context, refusals[what][quote.reason], what === "amount" ? "amount" : "what");
		});

/** Null when a field was refused. */
function readLine(
	typed: Record<string, unknown>,
	line: RefundableLine,
	at: number,
	context: z.RefinementCtx,
): ChosenLine | null {
	const names = refundFields(at);
	const text = textOf(typed[names.quantity]);
	const quantity = text === "" ? 0 : /^\d{1,2}$/.test(text) ? Number(text) : null;
	if (quantity === null || quantity > line.left) {
		const message =
			line.left > 0 ? t.orderRefunds.quantityRange({ left: line.left }) : t.orderRefunds.nothingOfItem;
		refuseField(context, message, names.quantity);
		return null;
	}
	if (quantity <= line.received) return { lineId: line.id, quantity, writeOff: null };
	const stock = z.enum(STOCK_CHOICES).safeParse(typed[names.stock]);
	if (stock.success)
		return { lineId: line.id, quantity, writeOff: stock.data === "restock" ? null : stock.data };
	refuseField(context, t.orderRefunds.chooseRestock, names.stock);
	return null;
}

const textOf = (typed: unknown): string => (typeof typed === "string" ? typed.trim() : "");

/** The form that confirms a refund, with what the page showed: the amount, and the order before it. */
export const refundConfirmationSchema = z.object({
	expectedAmount: z.coerce.number<string>().int().positive(),
	expectedRefunded: z.coerce.number<string>().int().nonnegative(),
	expectedPayment: z.enum(PAYMENT_STATE_NAMES),
	idempotencyKey: idempotencyKey(),
});
