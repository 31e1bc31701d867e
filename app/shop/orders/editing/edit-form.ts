import { z } from "zod";
import { refuseField } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { explainEdit } from "./describe-edit.ts";
import type { EditChoice, EditQuoted, EditRefusal } from "./quote-edit.server.ts";

const ADDED = "new_";

/** The field names of the quantities of a line, and of a variant that is added. */
export const keptField = (lineId: number): string => `quantity_${maskId(lineId)}`;
export const addedField = (variantId: number): string => `${ADDED}${maskId(variantId)}`;

/** The variants that the fields of these names add. */
export const addedVariants = (names: Iterable<string>): number[] => [
	...new Set(
		[...names].flatMap((name) => (name.startsWith(ADDED) ? (unmaskId(name.slice(ADDED.length)) ?? []) : [])),
	),
];

const MAX_QUANTITY = 99;

/** The form of an edit: reads what the order is to contain and, with `quote`, whether that is possible. */
export const editSchema = (
	order: { lines: readonly { id: number }[] },
	quote?: (choice: EditChoice) => Promise<EditQuoted>,
) =>
	z.looseObject({ delivery: z.string().optional() }).transform(async (typed, context) => {
		const read = (field: string): number | null => {
			const text = typed[field];
			if (text === undefined) return null;
			const quantity = typeof text === "string" && /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : null;
			if (quantity === null) refuseField(context, t.orderEdit.quantityRange({ most: MAX_QUANTITY }), field);
			return quantity;
		};
		const readAll = (ids: readonly number[], nameOf: (id: number) => string) => {
			const quantities = new Map<number, number>();
			for (const id of ids) {
				const quantity = read(nameOf(id));
				if (quantity !== null) quantities.set(id, quantity);
			}
			return quantities;
		};
		const choice: EditChoice = {
			quantities: readAll(
				order.lines.map(({ id }) => id),
				keptField,
			),
			added: readAll(addedVariants(Object.keys(typed)), addedField),
			chargesDelivery: typed.delivery !== undefined,
		};
		if (context.issues.length > 0) return z.NEVER;
		const quoted = await quote?.(choice);
		if (!quoted) return { choice, quote: null };
		if (quoted.ok) return { choice, quote: quoted.quote };
		return refuseField(context, explainEdit(quoted).reason, fieldOf(quoted));
	});

/** The field that a refusal is about; empty for the whole form. */
function fieldOf(refusal: EditRefusal): string {
	if (!("line" in refusal)) return "";
	const { id, variantId } = refusal.line;
	return id === null ? addedField(variantId ?? 0) : keptField(id);
}

/** The form that confirms an edit, with the quote that the page showed. */
export const editConfirmationSchema = z.object({ agreed: z.string().max(5_000) });
