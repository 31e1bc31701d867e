import type { Explained } from "#app/common/changes/conflict.ts";
import { formatMoney } from "#app/common/money.ts";
import type { EditedLine, EditQuote, EditRefusal } from "./quote-edit.server.ts";

const nameOf = ({ title, options }: EditedLine): string => (options ? `${title} (${options})` : title);

/** What an edit changes, in words: "Lamp: 2 → 1; Vase: added 1; total $50.00 → $42.00". */
export function describeEdit(
	{ lines, priced }: EditQuote,
	{ before, currency }: { before: number; currency: string },
): string {
	const changed = lines.filter((line) => line.before !== line.quantity);
	const parts = changed.map((line) => {
		if (line.before === 0) return `${nameOf(line)}: added ${line.quantity}`;
		if (line.quantity === 0) return `${nameOf(line)}: removed ${line.before}`;
		return `${nameOf(line)}: ${line.before} → ${line.quantity}`;
	});
	const total = `Total: ${formatMoney(before, currency)} → ${formatMoney(priced.total, currency)}`;
	return [...parts, total].join("; ");
}

type Money = Pick<EditQuote, "due" | "refund"> & {
	currency: string;
	isOnline: boolean;
	/** Whether something was paid before. */
	isPaid: boolean;
};

/** To staff, what happens to the money when the edit is saved. */
export function describeMoney({ due, refund, currency, isOnline, isPaid }: Money): string {
	const money = (amount: number) => formatMoney(amount, currency);
	const back =
		refund > 0
			? isOnline
				? `${money(refund)} goes back to the card or wallet that paid.`
				: `A refund of ${money(refund)} is needed: send it, then record it.`
			: "";
	const ask = isPaid
		? `The customer still has to pay ${money(due)}`
		: `The customer has to pay ${money(due)}`;
	const how = isOnline ? ", and gets the link by email." : ".";
	return (
		[due > 0 ? `${ask}${how}` : "", back].filter(Boolean).join(" ") || "Nothing is to be paid or refunded."
	);
}

/** The message and the HTTP status of an edit that is not possible. */
export function explainEdit(refusal: EditRefusal): Explained {
	switch (refusal.reason) {
		case "below":
			return {
				reason: `${nameOf(refusal.line)}: ${refusal.least} were refunded. Enter ${refusal.least} or more.`,
				status: 422,
			};
		case "too_few":
			return { reason: tooFew(refusal), status: 422 };
		default:
			return EXPLAINED[refusal.reason];
	}
}

function tooFew({ line, most }: Extract<EditRefusal, { reason: "too_few" }>): string {
	if (most === 0) return `${nameOf(line)} is out of stock or no longer for sale.`;
	return `${nameOf(line)}: only ${most - line.before} more in stock. Enter ${most} or less.`;
}

const EXPLAINED: Record<Exclude<EditRefusal["reason"], "below" | "too_few">, Explained> = {
	not_editable: {
		reason:
			"You can edit items only until the first parcel is shipped, or the order is cancelled, completed or refunded.",
		status: 409,
	},
	disputed: {
		reason: "The customer disputes the payment. Edit the order once that is decided.",
		status: 409,
	},
	nothing: { reason: "Change a quantity, or add an item.", status: 422 },
	empty: { reason: "Keep at least one item. To remove all of them, cancel the order.", status: 422 },
	too_many_lines: { reason: "An order can have up to 50 different items.", status: 422 },
	not_chargeable: { reason: "The new amount can’t be paid online. Choose other quantities.", status: 422 },
};
