import { z } from "zod";
import { idempotencyKey } from "#app/common/forms/form-fields.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { MAX_QUANTITY } from "./cart-limits.ts";

const HOW_MANY = `Enter a quantity from 1 to ${MAX_QUANTITY}.`;

/** A number of pieces as typed, from `least` to 99; nothing typed is `otherwise`, if that is given. */
const pieces = (least: 0 | 1, otherwise?: number) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").normalize("NFKC").trim();
			if (text === "" && otherwise !== undefined) return otherwise;
			const count = /^\d{1,2}$/.test(text) ? Number(text) : -1;
			if (count >= least) return count;
			context.addIssue({ code: "custom", message: HOW_MANY });
			return z.NEVER;
		});

const variantId = z
	.string()
	.optional()
	.transform((masked) => unmaskId(masked ?? ""));
const returnTo = z.string().optional();

/** From a product's page. A variant that is none is null; a key that is none counts for nothing. */
export const additionSchema = z.object({
	variantId,
	quantity: pieces(1, 1),
	idempotencyKey: idempotencyKey().optional().catch(undefined),
	returnTo,
});

/** From a line of the cart: 0 takes it out. */
export const quantitySchema = z.object({ quantity: pieces(0) });

export const wishSchema = z.object({ variantId, returnTo });
