import type { Explained } from "#app/common/changes/conflict.ts";
import { joinTexts, storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import { formatMoney } from "#app/common/money.ts";
import type { EditedLine, EditQuote, EditRefusal } from "./quote-edit.server.ts";

const nameOf = ({ title, options }: EditedLine): string => (options ? `${title} (${options})` : title);

/** What an edit changes, to store it: "Lamp: 2 → 1; Vase: added 1; Total: $50.00 → $42.00". */
export function storeEdit(
	{ lines, priced }: EditQuote,
	{ before, currency }: { before: number; currency: string },
): string {
	const changed = lines.filter((line) => line.before !== line.quantity);
	const parts = changed.map((line) => {
		const item = nameOf(line);
		if (line.before === 0) return storeText("itemAdded", { item, units: line.quantity });
		if (line.quantity === 0) return storeText("itemRemoved", { item, units: line.before });
		return `${item}: ${line.before} → ${line.quantity}`;
	});
	const total = storeText("total", {
		from: { amount: before, currency },
		to: { amount: priced.total, currency },
	});
	return joinTexts([...parts, total], "; ");
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
				? t.orderEdit.refundsOnline({ amount: money(refund) })
				: t.orderEdit.refundNeeded({ amount: money(refund) })
			: "";
	const ask = (isPaid ? t.orderEdit.stillDue : t.orderEdit.due)[isOnline ? "online" : "other"];
	return (
		[due > 0 ? ask({ amount: money(due) }) : "", back].filter(Boolean).join(" ") || t.orderEdit.nothingDue
	);
}

/** The message and the HTTP status of an edit that is not possible. */
export function explainEdit(refusal: EditRefusal): Explained {
	switch (refusal.reason) {
		case "below":
			return {
				reason: t.orderEdit.below({ line: nameOf(refusal.line), least: refusal.least }),
				status: 422,
			};
		case "too_few":
			return { reason: tooFew(refusal), status: 422 };
		default:
			return EXPLAINED[refusal.reason];
	}
}

function tooFew({ line, most }: Extract<EditRefusal, { reason: "too_few" }>): string {
	if (most === 0) return t.orderEdit.soldOut({ line: nameOf(line) });
	return t.orderEdit.tooFew({ line: nameOf(line), more: most - line.before, most });
}

const EXPLAINED: Record<Exclude<EditRefusal["reason"], "below" | "too_few">, Explained> = withTexts(
	{
		not_editable: {
			status: 409,
		},
		disputed: {
			status: 409,
		},
		nothing: {
			status: 422,
		},
		empty: {
			status: 422,
		},
		too_many_lines: {
			status: 422,
		},
		not_chargeable: {
			status: 422,
		},
	},
	{ reason: (key) => t.orderEdit[key].reason },
);
