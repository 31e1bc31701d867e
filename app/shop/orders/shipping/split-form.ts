import { z } from "zod";
import { refuseField } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { shownVersion } from "#app/shop/orders/change-form.ts";
import type { PackedLine } from "./lines-to-pack.ts";

export const MAX_PARCELS = 10;

/** The units of 50 lines in each parcel, and what else the form sends. */
export const MAX_SPLIT_FIELDS = 50 * MAX_PARCELS + 20;

/** The field with the units of a line in a parcel, by its place from 0 on. */
export const unitsField = (lineId: number, at: number): string => `units_${maskId(lineId)}_${at + 1}`;

type Line = { id: number; title: string; quantity: number };

/**
 * The form that divides these lines into parcels, with the units that are to be packed of each: all of them are in a
 * parcel, and none twice. `parcels` is null when another parcel is only added to the form.
 */
export const splitSchema = (lines: readonly Line[]) =>
	z
		.looseObject({
			count: z.coerce
				.number<string>({ error: () => t.orderRefusals.reopen })
				.int({ error: () => t.orderRefusals.reopen })
				.min(1, { error: () => t.orderRefusals.reopen })
				.max(MAX_PARCELS, { error: () => t.orderRefusals.reopen }),
			linesVersion: shownVersion(),
			add: z.string().optional(),
			whole: z.string().optional(),
		})
		.transform(({ count, linesVersion, add, whole, ...typed }, context) => {
			if (add !== undefined) return { linesVersion, parcels: null };
			const parcels: PackedLine[][] = Array.from({ length: count }, () => []);
			if (whole !== undefined) return { linesVersion, parcels };
			for (const { id, title, quantity } of lines) {
				const units = parcels.map((_, at) => readUnits(typed[unitsField(id, at)]));
				const unread = units.indexOf(null);
				const packed = units.reduce<number>((sum, each) => sum + (each ?? 0), 0);
				if (unread >= 0)
					refuseField(context, t.orderParcels.numberRange({ most: quantity }), unitsField(id, unread));
				else if (packed !== quantity)
					refuseField(context, t.orderParcels.putUnits({ title, quantity, packed }), unitsField(id, 0));
				for (const [at, each] of units.entries()) if (each) parcels[at]?.push({ lineId: id, quantity: each });
			}
			return { linesVersion, parcels };
		});

/** The units that were typed, 0 for an empty field; null for anything else. */
function readUnits(typed: unknown): number | null {
	if (typed === undefined || typed === "") return 0;
	return typeof typed === "string" && /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : null;
}
