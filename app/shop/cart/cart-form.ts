import { z } from "zod";
import { idempotencyKey } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { MAX_QUANTITY } from "./line-fields.ts";

/** A typed number of units, from `least` to 99; an empty field is `otherwise`, if given. */
const pieces = (least: 0 | 1, otherwise?: number) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").normalize("NFKC").trim();
			if (text === "" && otherwise !== undefined) return otherwise;
			const count = /^\d{1,2}$/.test(text) ? Number(text) : -1;
			if (count >= least) return count;
			context.addIssue({ code: "custom", message: t.cart.enterQuantity({ most: MAX_QUANTITY }) });
			return z.NEVER;
		});

const maskedId = z
	.string()
	.optional()
	.transform((masked) => unmaskId(masked ?? ""));
const returnTo = z.string().optional();

/**
 * The form on a product's page, and the button of a card, which names the product alone. An invalid variant or product
 * is null; an invalid key is ignored.
 */
export const additionSchema = z.object({
	variantId: maskedId,
	productId: maskedId,
	quantity: pieces(1, 1),
	idempotencyKey: idempotencyKey().optional().catch(undefined),
	returnTo,
});

/** The form of a cart line: 0 removes it. */
export const quantitySchema = z.object({ quantity: pieces(0) });

export const wishSchema = z.object({ variantId: maskedId, returnTo });
