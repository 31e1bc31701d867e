import { z } from "zod";
import { idempotencyKey } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatExtraPrice } from "#app/travel/extras/extra-choices.ts";
import type { Extra } from "#app/travel/extras/extra-prices.ts";
import { count } from "#app/travel/hotels/form/form-fields.ts";
import type { AddedExtra } from "./add-extra.server.ts";

const MOST = 99;

/** The form that adds an extra to a stay, for its guest and for the desk. */
export const addExtraForm = z
	.object({
		extra: z.string({ error: () => t.extras.chooseOne }).max(20),
		quantity: z
			.string()
			.optional()
			.pipe(
				count({
					range: (bounds) => t.extras.quantityRange(bounds),
					missing: () => t.extras.quantityRange(BOUNDS),
					min: 1,
					max: MOST,
				}),
			),
		idempotencyKey: idempotencyKey(),
	})
	.transform(({ extra, quantity, ...form }) => ({ ...form, choice: `${extra}-${quantity}` }));

const BOUNDS = { min: "1", max: String(MOST) };

/** The extras of a hotel as the choices of the form. */
export const extraOptions = (offered: readonly Extra[], currency: string) =>
	offered.map((extra) => ({
		value: maskId(extra.id),
		label: `${extra.name} · ${formatExtraPrice(extra, currency)}`,
	}));

/** Why an extra was not added, and the status of the answer. */
export function explainNotAdded(refused: Exclude<AddedExtra, { ok: true }>): {
	text: string;
	status: number;
} {
	switch (refused.reason) {
		case "gone":
			return { text: t.stayMessages.gone, status: 404 };
		case "not_now":
			return { text: t.extras.notNow, status: 409 };
		case "not_offered":
			return { text: t.extras.gone, status: 409 };
		case "too_many":
			return { text: t.extras.noMore, status: 409 };
		case "sold_out":
			return { text: t.extras.soldOut({ name: refused.name }), status: 409 };
	}
}
