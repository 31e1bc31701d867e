import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { CartLine } from "./read-cart.server.ts";

/**
 * The field name of a line's quantity. It contains the quantity that was shown, so that sending an old page
 * again does not undo later changes.
 */
export const quantityField = ({ id, quantity }: Pick<CartLine, "id" | "quantity">): string =>
	`quantity_${maskId(id)}_${quantity}`;

/** The quantities in a form that differ from those shown. */
export function changedQuantities(
	typed: Record<string, unknown>,
): { field: string; lineId: number; quantity: string }[] {
	return Object.entries(typed).flatMap(([field, quantity]) => {
		const [, masked = "", shown] = /^quantity_([0-9A-Za-z]+)_(\d+)$/.exec(field) ?? [];
		const lineId = unmaskId(masked);
		if (lineId === null || typeof quantity !== "string" || quantity.trim() === shown) return [];
		return [{ field, lineId, quantity }];
	});
}

/**
 * The names of a line's buttons. Their values are readable text, because a text browser shows a button by its
 * value.
 */
export const removeButton = ({ id }: Pick<CartLine, "id">): string => `remove_${maskId(id)}`;
export const saveButton = ({ id }: Pick<CartLine, "id">): string => `save_${maskId(id)}`;
export const restoreButton = (fields: {
	variantId: string;
	quantity: string;
	idempotencyKey: string;
}): string => `restore_${fields.variantId}_${fields.quantity}_${fields.idempotencyKey.replaceAll("-", "")}`;

export type LinePress =
	| { kind: "remove" | "save"; lineId: number }
	| { kind: "restore"; variantId: number; quantity: number; idempotencyKey: string };

/** The pressed button of a line, or null. An invalid id becomes that of an unknown line. */
export function pressedButton(typed: Record<string, unknown>): LinePress | null {
	for (const name of Object.keys(typed)) {
		const [kind, masked = "", quantity = "", idempotencyKey = ""] = name.split("_");
		const id = unmaskId(masked) ?? 0;
		if (kind === "remove" || kind === "save") return { kind, lineId: id };
		if (kind === "restore" && /^[1-9]\d?$/.test(quantity) && /^[\da-f]{32}$/.test(idempotencyKey))
			return { kind, variantId: id, quantity: Number(quantity), idempotencyKey };
	}
	return null;
}

/** The most lines in a cart, and the most units of each. */
export const MAX_LINES = 50;

export const MAX_QUANTITY = 99;

/** Whether at least one unit can be bought now; `left` is null when stock is not limited. */
export const isBuyable = ({ isSold, left }: { isSold: boolean; left: number | null }): boolean =>
	isSold && left !== 0;
