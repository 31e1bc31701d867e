import { z } from "zod";
import { email, idempotencyKey, messageText, refuseField } from "#app/common/forms/form-fields.ts";
import { rememberSchemas } from "#app/common/forms/remember-schemas.ts";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import {
	addressShape,
	type CallingCountries,
	knownCountry,
	optionalText,
	refuseOtherState,
	typedAddress,
} from "#app/common/places/address-form.ts";
import { typedRegion } from "#app/common/places/regions.server.ts";
import { offeredPaymentMethods } from "#app/shop/pricing/payment-methods.ts";
import { parseQuote } from "./agreement.ts";
import { companyTaxNumber } from "./tax-number.server.ts";

/**
 * The form of `/checkout` as typed; it has to be complete only to place an order. `intent` is the pressed
 * button: `update` shows the form again with totals, `country` with all countries, `place` orders,
 * `address-…` fills in a saved address, and others change the cart. The form also contains the cart's
 * quantities.
 */
export const typedCheckoutSchema = typedAddress.loose().extend({
	email: z.string().optional(),
	deliveryMethod: z.string().optional(),
	paymentMethod: z.string().optional(),
	discountCode: z.string().optional(),
	note: z.string().optional(),
	taxNumber: z.string().optional(),
	saveAddress: z.string().optional(),
	// An invalid key matches nothing; ordering then reports it.
	idempotencyKey: z.uuid().optional().catch(undefined),
	cart: z.string().optional(),
	agreedQuote: z.string().optional(),
	intent: z.string().optional(),
});

export type TypedCheckout = z.output<typeof typedCheckoutSchema>;

type Options = {
	/** Countries for phone numbers without a country code. */
	callers: CallingCountries;
	/** The site has a payment provider. */
	isOnline: boolean;
};

const completeSchema = rememberSchemas((country: string, callers: CallingCountries, isOnline: boolean) =>
	z
		.object({
			email: email(),
			...addressShape(country, callers),
			deliveryMethod: z.string({ error: () => t.checkout.chooseDelivery }).transform((masked, context) => {
				const id = unmaskId(masked);
				if (id !== null) return id;
				return refuseField(context, t.checkout.chooseDelivery);
			}),
			paymentMethod: z.enum(offeredPaymentMethods({ isOnline }), { error: () => t.checkout.choosePayment }),
			taxNumber: companyTaxNumber(country),
			note: optionalText(messageText("", () => t.checkout.noteName)),
			idempotencyKey: idempotencyKey(),
		})
		.superRefine(refuseOtherState),
);

export function readCheckout(typed: TypedCheckout, { callers, isOnline }: Options) {
	const { country = "", region = "", regionCountry } = typed;
	const schema = completeSchema(knownCountry(country), callers, isOnline);
	const read = schema.safeParse({ ...typed, region: typedRegion(region, country, regionCountry) });
	if (!read.success) return { ok: false as const, errors: errorsOf(read.error) };
	const {
		email: to,
		deliveryMethod,
		paymentMethod,
		taxNumber,
		note,
		idempotencyKey: key,
		...address
	} = read.data;
	return {
		ok: true as const,
		checkout: {
			email: to,
			address,
			deliveryMethodId: deliveryMethod,
			paymentMethod,
			taxNumber,
			note,
			discountCode: typed.discountCode ?? "",
			savesAddress: typed.saveAddress === "on",
			idempotencyKey: key,
			agreed: parseQuote(typed.agreedQuote ?? ""),
		},
	};
}

/** A missing key has no field, so it is an error of the whole form. */
function errorsOf(error: z.ZodError): Record<string, string[]> {
	const errors: Record<string, string[]> = {};
	for (const { path, message } of error.issues) {
		const field = path[0] === "idempotencyKey" ? "" : String(path[0]);
		errors[field] = [...(errors[field] ?? []), message];
	}
	return errors;
}
