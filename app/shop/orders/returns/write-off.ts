import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import type { WriteOffReason } from "#db/schema/shop-orders.ts";

export type { WriteOffReason };

/** Why returned goods are not restocked: names of the stored texts of notes. */
export const WRITE_OFF_REASONS = {
	damaged: "noteDamaged",
	defective: "noteDefective",
	used: "noteUsed",
	incomplete: "noteIncomplete",
	unsellable: "noteUnsellable",
} as const satisfies Record<WriteOffReason, string>;

export const WRITE_OFF_REASON_NAMES = Object.keys(WRITE_OFF_REASONS) as [WriteOffReason, ...WriteOffReason[]];

/** What happens to the units of one order line of a return; the rest of its quantity is restocked. */
export type WriteOff = { lineId: number; quantity: number; reason: WriteOffReason };

/** The field names of a returned line, by its place in the return. */
export const receiptFields = (at: number) => ({
	stock: `stock${at + 1}`,
	quantity: `writtenOff${at + 1}`,
	reason: `reason${at + 1}`,
});

export type ReturnedLine = { order_line_id: number; quantity: number };

/** Which of these lines, or how much of them, the form that receives a return writes off. */
export const readWriteOffs = (
	typed: Record<string, unknown>,
	lines: readonly ReturnedLine[],
	context: z.RefinementCtx,
): WriteOff[] => {
	const refuse = (field: string, message: string) =>
		context.addIssue({ code: "custom", path: [field], message });
	return lines.flatMap(({ order_line_id: lineId, quantity: most }, at) => {
		const fields = receiptFields(at);
		if (typed[fields.stock] === "restock") return [];
		if (typed[fields.stock] !== "writeOff") {
			refuse(fields.stock, t.orderReturns.chooseRestock);
			return [];
		}
		const reason = z.enum(WRITE_OFF_REASON_NAMES).safeParse(typed[fields.reason]);
		if (!reason.success) refuse(fields.reason, t.orderReturns.chooseWriteOffReason);
		const quantity = readQuantity(typed[fields.quantity], most);
		if (quantity === null) refuse(fields.quantity, t.orderReturns.quantityRange({ most }));
		return reason.success && quantity !== null ? [{ lineId, quantity, reason: reason.data }] : [];
	});
};

/** Empty means all units. */
function readQuantity(typed: unknown, most: number): number | null {
	const text = typeof typed === "string" ? typed.trim() : "";
	if (text === "") return most;
	const quantity = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	return quantity >= 1 && quantity <= most ? quantity : null;
}

/** "Written off: 1 × Lamp (damaged)", or "" when everything was restocked. */
export function describeWriteOffs(
	lines: readonly { title: string; written_off: number; write_off_reason: WriteOffReason | "" }[],
): string {
	const parts = lines.flatMap(({ title, written_off: units, write_off_reason: reason }) =>
		units > 0 && reason ? [`${units} × ${title} (${t.orderReturns.reasonsInText[reason]})`] : [],
	);
	return parts.length > 0 ? t.orderReturns.writtenOff({ units: parts.join(", ") }) : "";
}
